import { mount } from 'svelte'
import '../src/styles/base.css'
import Board from './Board.svelte'

const target = document.getElementById('app')
if (target) mount(Board, { target })
