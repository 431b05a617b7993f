import { PALETTE } from '#vendor/site.ts'
import { GLASS } from '../kit/pen.ts'

/** Colours by token: a picture that is a file has no stylesheet. */
export const INKS: Readonly<Record<string, string>> = PALETTE

/** The pen's glass, as it comes out of these colours. */
const PANE = '#c5d5cc'

/** Replaces what the pen names by its token with the colour itself. */
export function withInks(markup: string): string {
  return markup.replaceAll(GLASS, PANE).replaceAll(/var\(--([\w-]+)\)/g, (name, token: string) => INKS[token] ?? name)
}
