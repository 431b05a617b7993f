import type { Examples } from '../examples.ts'

export const examples: Examples =
  'It shows what it is given, after the first screen of a page: there is nothing of its own to be seen.'
