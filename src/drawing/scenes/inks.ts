import { GLASS } from '../pen.ts'

/** Colours of the design's tokens (src/ui/tokens.css): a picture that is a file has no stylesheet. A test holds both to the same values. */
export const INKS: Readonly<Record<string, string>> = {
  paper: '#f4f1ea',
  plinth: '#eae6dc',
  'plinth-2': '#dfd9cc',
  sheet: '#fbf9f5',
  ink: '#1b1a17',
  'ink-2': '#4f4b43',
  'ink-3': '#68635a',
  edge: '#857f72',
  light: '#f3d79b',
  indigo: '#2b4785',
  vermilion: '#ae3219',
  ochre: '#7d5500',
  pine: '#1b6149',
  plum: '#6a3f6e',
}

/** The pen's glass, as it comes out of these colours. */
const PANE = '#c5d5cc'

/** Replaces what the pen names by its token with the colour itself. */
export function withInks(markup: string): string {
  return markup.replaceAll(GLASS, PANE).replaceAll(/var\(--([\w-]+)\)/g, (name, token: string) => INKS[token] ?? name)
}
