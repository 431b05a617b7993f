import type { Examples } from '../examples.ts'

export const examples: Examples = 'It takes the focus and begins to play: it is seen in a film card after a click.'
