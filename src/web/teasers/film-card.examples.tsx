import type { Examples } from '../examples.ts'
import { FilmCard } from './film-card.tsx'

export const examples: Examples = ({ film }) => ({ 'a film': film && <FilmCard film={film} /> })
