import type { Examples } from '../examples.ts'

export const examples: Examples =
  'The menu of the header in narrow windows: see shell/header in one, and shell/sheet-content.'
