import en from '../../../locales/en/drawing.json'
import zh from '../../../locales/zh/drawing.json'
import type { Locale } from '../../base/i18n/locale.ts'

/** All words of drawings, in one language. */
export type DrawingWords = typeof zh

/** What is printed on devices and shown on their screens. */
export type PrintedWords = DrawingWords['printed']

/**
 * The words of every drawing, a plain object each. Drawings are made where a page's data is loaded: none of this goes
 * into the browser bundle.
 */
export const drawingWords: Record<Locale, DrawingWords> = { zh, en }

/**
 * Puts values into the places of a text.
 *
 * @example fill('{{zones}} zones', { zones: 5 }) // '5 zones'
 */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replaceAll(/\{\{(\w+)\}\}/g, (_, key: string) => String(values[key] ?? ''))
}

/** The word for an option of an attribute; its id for one that came into the vocabulary after the dictionary. */
export function wordOf(words: Readonly<Record<string, string>>, id: string): string {
  return words[id] ?? id
}
