import type { Examples } from '../development/gallery/examples.ts'

export const examples: Examples = 'It holds parts of header and footer: see shell/header and shell/footer.'
