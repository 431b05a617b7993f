import type { Examples } from '../development/gallery/examples.ts'
import { LanguageSwitch } from './language-switch.tsx'

export const examples: Examples = () => ({ 'as it is': <LanguageSwitch /> })
