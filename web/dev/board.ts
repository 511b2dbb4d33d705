import { mount } from 'svelte'
import '../src/styles/base.css'
import Board from './Board.svelte'
import Hardback from './Hardback.svelte'
import Himalaya from './Himalaya.svelte'

const target = document.getElementById('app')
const game = new URLSearchParams(location.search).get('game')
const games = { hardback: Hardback, himalaya: Himalaya }
if (target) mount(games[game as keyof typeof games] ?? Board, { target })
