import type { Decoration } from '../../src/drawing/products/images-of.ts'

/** The page lives in the browser: of the catalogue it needs the device beside its door alone. */
export type LoginData = { keypad?: Decoration }
