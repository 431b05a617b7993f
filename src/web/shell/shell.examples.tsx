import type { Examples } from '../examples.ts'

export const examples: Examples = 'It puts header, page and footer together: every page shows it.'
