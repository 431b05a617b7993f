import type { Examples } from '../examples.ts'

export const examples: Examples =
  'It holds a drawing that is made at build time: what is seen is the drawing. All of them are on /__pictures.'
