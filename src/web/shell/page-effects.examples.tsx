import type { Examples } from '../examples.ts'

export const examples: Examples =
  'It does what loading a document does, head, focus and announcement: there is nothing to be seen.'
