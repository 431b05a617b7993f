import type { Series } from '../catalogue/schema/series.ts'

/** Colours of the design's tokens (src/ui/tokens.css), for documents, which have no stylesheet. A test holds both to the same values. */
export const COLOURS = {
  paper: '#f4f1ea',
  plinth: '#eae6dc',
  'plinth-2': '#dfd9cc',
  ink: '#1b1a17',
  'ink-2': '#4f4b43',
  'ink-3': '#68635a',
  indigo: '#2b4785',
  vermilion: '#ae3219',
  ochre: '#7d5500',
  pine: '#1b6149',
  plum: '#6a3f6e',
} as const

/** --hair and --line, as they come out on white. */
export const HAIR = '#eceae7'
export const LINE = '#d6d4d0'

/** The pigment of each series. */
export const ACCENTS: Record<Series['accent'], string> = {
  video: COLOURS.indigo,
  access: COLOURS.vermilion,
  security: COLOURS.ochre,
  monitor: COLOURS.pine,
  other: COLOURS.plum,
}
