import type { Decoration } from '../../../src/content/schema/media.ts'

/** The page is rendered in the browser: it only uses the device beside its door from the catalogue. */
export type LoginData = { keypad?: Decoration }
