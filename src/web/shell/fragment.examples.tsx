import type { Examples } from '../examples.ts'

export const examples: Examples = 'It holds parts of header and footer: see shell/header and shell/footer.'
