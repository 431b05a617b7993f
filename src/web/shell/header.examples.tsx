import type { Examples } from '../examples.ts'
import { Header } from './header.tsx'

export const examples: Examples = () => ({ 'with its menus closed: open them': <Header /> })
