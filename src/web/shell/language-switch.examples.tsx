import type { Examples } from '../examples.ts'
import { LanguageSwitch } from './language-switch.tsx'

export const examples: Examples = () => ({ 'as it is': <LanguageSwitch /> })
