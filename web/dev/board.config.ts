/** The board alone, on fixtures: npx vite --config dev/board.config.ts, then /dev/board.html?f=trap */
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  plugins: [svelte()],
  server: {
    host: '127.0.0.1',
    port: 5199,
    strictPort: true,
    fs: { allow: ['.', '../src/parbat/games'] },
    // A real server to play against, if one is named.
    proxy: process.env.PARBAT_SERVER ? { '/api': { target: process.env.PARBAT_SERVER, ws: true } } : {},
  },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  test: { include: ['src/**/*.test.ts'], environment: 'jsdom' },
})
