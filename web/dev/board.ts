import { mount } from 'svelte'
import '../src/styles/base.css'
import Board from './Board.svelte'
import Hardback from './Hardback.svelte'

const target = document.getElementById('app')
const game = new URLSearchParams(location.search).get('game')
if (target) mount(game === 'hardback' ? Hardback : Board, { target })
