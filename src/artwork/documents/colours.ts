import type { Series } from '../../content/schema/series.ts'
import { PALETTE } from '#vendor/site.ts'

/** Colours of documents, which have no stylesheet. */
export const COLOURS = PALETTE

/** --hair and --line, blended with white. */
export const HAIR = '#eceae7'
export const LINE = '#d6d4d0'

/** The accent colour of each series. */
export const ACCENTS: Record<Series['accent'], string> = {
  video: COLOURS.indigo,
  access: COLOURS.vermilion,
  security: COLOURS.ochre,
  monitor: COLOURS.pine,
  other: COLOURS.plum,
}
