import type { Examples } from '../development/gallery/examples.ts'

export const examples: Examples = 'It puts header, page and footer together: every page shows it.'
