import type { Examples } from '../examples.ts'

export const examples: Examples = 'What stands in the footer: see shell/footer.'
