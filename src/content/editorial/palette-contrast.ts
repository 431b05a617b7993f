import { contrastOf } from '../../base/contrast.ts'

/** The least contrast of text, and of lines that show where a control is, by WCAG 2.2. */
const LEAST = { text: 4.5, line: 3 }
const LIGHT = ['paper', 'plinth', 'sheet']
const DARK = ['ground']
/** The colours of a palette that must be seen, and where they stand. */
const RULES: readonly { least: number; colours: readonly string[]; on: readonly string[] }[] = [
  {
    least: LEAST.text,
    colours: ['ink', 'ink-2', 'ink-3', 'brand', 'indigo', 'vermilion', 'ochre', 'pine', 'plum', 'danger', 'ok', 'warn'],
    on: LIGHT,
  },
  { least: LEAST.line, colours: ['edge', 'focus'], on: LIGHT },
  { least: LEAST.text, colours: ['on-ground', 'on-ground-2', 'ok-ground', 'danger-ground'], on: DARK },
  { least: LEAST.line, colours: ['mark-ground', 'edge-ground'], on: DARK },
]
const COLOUR = /^#[\da-f]{6}$/i

export type PaletteFault = { colour: string; value: string; expected: string }

/** Finds colours of a vendor's palette that cannot be read, or seen, where pages show them: one fault a colour. */
export function findPaleColours(palette: Readonly<Record<string, string>>): PaletteFault[] {
  return RULES.flatMap(({ least, colours, on }) =>
    colours.flatMap((colour) => {
      const value = palette[colour] ?? ''
      if (!COLOUR.test(value)) return [{ colour, value, expected: 'six digits, such as #1f4f7a' }]
      const [lowest] = on
        .map((ground) => ({ ground, contrast: contrastOf(value, palette[ground] ?? value) }))
        .toSorted((a, b) => a.contrast - b.contrast)
      if (!lowest || lowest.contrast >= least) return []
      const { ground, contrast } = lowest
      return [{ colour, value, expected: `a contrast of ${least} on ${ground}, not ${contrast.toFixed(1)}` }]
    }),
  )
}
