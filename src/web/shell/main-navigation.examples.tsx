import type { Examples } from '../examples.ts'

export const examples: Examples = 'What stands in the middle of the header, whose menus have ids: see shell/header.'
