import { drawingWords } from '../drawing-words.ts'

/** The words about drawings of products, in one language. */
export type DrawingWords = (typeof drawingWords)['zh']['products']

export const productWords = { zh: drawingWords.zh.products, en: drawingWords.en.products }
