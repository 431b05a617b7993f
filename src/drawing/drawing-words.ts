import en from '../../locales/en/drawing.json'
import zh from '../../locales/zh/drawing.json'
import type { Locale } from '../i18n/locale.ts'

/**
 * The words of every drawing, a plain object each. Drawings are made where a page's data is loaded: none of this goes
 * into the browser bundle.
 */
export const drawingWords: Record<Locale, typeof zh> = { zh, en }
