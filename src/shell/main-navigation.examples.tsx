import type { Examples } from '../development/gallery/examples.ts'

export const examples: Examples = 'What stands in the middle of the header, whose menus have ids: see shell/header.'
