import type { Examples } from '../development/gallery/examples.ts'

export const examples: Examples = 'What stands in the footer: see shell/footer.'
