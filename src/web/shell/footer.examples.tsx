import type { Examples } from '../examples.ts'
import { Footer } from './footer.tsx'

export const examples: Examples = () => ({ 'as it is': <Footer page={{ status: 404 }} /> })
