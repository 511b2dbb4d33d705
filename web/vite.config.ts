import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import { mockServer } from './dev/mock-plugin.ts'

const server = 'http://127.0.0.1:8765'

export default defineConfig(({ mode }) => ({
  plugins: [svelte(), ...(mode === 'mock' ? [mockServer()] : [])],
  build: {
    outDir: '../src/parbat/static',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2022',
    // Swagger UI, which is loaded on its own page only, is larger than anything of ours.
    chunkSizeWarningLimit: 1600,
  },
  server: {
    host: '127.0.0.1',
    // The rules and how to make a board are read from the project's own documents.
    fs: { allow: ['.', '../docs', '../src/parbat/games'] },
    ...(mode === 'mock'
      ? {}
      : { proxy: { '/api': { target: server, ws: true, changeOrigin: false } } }),
  },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  test: { include: ['tests/**/*.test.ts', 'src/**/*.test.ts'], environment: 'jsdom' },
}))
