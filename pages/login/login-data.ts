import type { Decoration } from '../../src/catalogue/schema/media.ts'

/** The page lives in the browser: of the catalogue it needs the device beside its door alone. */
export type LoginData = { keypad?: Decoration }
