import { SITE } from '#vendor/site.ts'
import archivo from './archivo.json'
import noto from './noto-sans-tc.json'
import { decimal } from './solid.ts'

/*
 * Letters on devices are outlines: a file used as <img> has no access to the page's fonts. archivo.json holds glyphs of
 * Archivo (Copyright 2020 The Archivo Project Authors, SIL Open Font License 1.1), the face of public/fonts;
 * noto-sans-tc.json, which `npm run tool -- draw` makes, the Chinese characters of locales/zh/drawing.json in one weight of Noto
 * Sans TC (Copyright 2014-2021 Adobe, SIL Open Font License 1.1). Coordinates are parts of an em with y downward: for
 * each character its advance, then its contours, each as a starting point and the rest of its path.
 */

type Glyph = readonly [advance: number, ...contours: (readonly [x: number, y: number, path: string])[]]
// A JSON file's inferred type has arrays where these are tuples.
const LATIN = archivo.weights as unknown as Record<Weight, Record<string, Glyph>>
const HAN = noto.glyphs as unknown as Record<string, Glyph>

/** The brand as it is printed on devices. */
export const BRAND = SITE.brand.en.toUpperCase()

type Weight = 400 | 500 | 600 | 700
type Lettering = {
  x: number
  /** The line that letters stand on. */
  y: number
  size: number
  colour: string
  weight?: Weight
  /** Between letters, in the picture's units. */
  spacing?: number
  /** Which part of the words `x` is. */
  anchor?: 'start' | 'middle' | 'end'
  opacity?: number
  /** In degrees, about the start of the words. */
  slant?: number
}

/** Writes words as a path, or as one for each script in them. A character that no face has stops the drawing. */
export function lettering(words: string, style: Lettering): string {
  const { x, y, size, colour, weight = 400, spacing = 0, anchor = 'start', opacity, slant } = style
  const runs: Run[] = []
  let end = 0
  for (const character of words) {
    const { unitsPerEm, glyph } = glyphOf(character, weight)
    const scale = size / unitsPerEm
    let run = runs.at(-1)
    if (run?.scale !== scale) {
      run = { scale, start: end, width: 0, d: '' }
      runs.push(run)
    }
    const [advance, ...contours] = glyph
    for (const [startX, startY, path] of contours) run.d += `M${Math.round(run.width + startX)} ${startY}${path}z`
    run.width += advance + spacing / scale
    end = run.start + run.width * scale
  }
  const start = x - (end - spacing) * { start: 0, middle: 0.5, end: 1 }[anchor]
  const turn = slant === undefined ? '' : `rotate(${decimal(slant)} ${decimal(x)} ${decimal(y)}) `
  const alpha = opacity === undefined ? '' : ` opacity="${decimal(opacity)}"`
  return runs
    .filter(({ d }) => d !== '')
    .map((run) => {
      const place = `${turn}translate(${decimal(start + run.start)} ${decimal(y)}) scale(${run.scale})`
      return `<path transform="${place}" d="${run.d}" fill="${colour}"${alpha}/>`
    })
    .join('')
}

/** Characters of one face that follow each other. */
type Run = {
  /** Units of the picture in one of the face. */
  scale: number
  /** Where it begins, in units of the picture. */
  start: number
  /** In units of the face. */
  width: number
  d: string
}

function glyphOf(character: string, weight: Weight): { unitsPerEm: number; glyph: Glyph } {
  const latin = LATIN[weight][character]
  if (latin) return { unitsPerEm: archivo.unitsPerEm, glyph: latin }
  const han = HAN[character]
  if (!han)
    throw new Error(`There is no outline for “${character}”, which is to be printed on a device: npm run tool -- draw`)
  return { unitsPerEm: noto.unitsPerEm, glyph: han }
}

type Ink = { colour?: string; weight?: Weight } & Pick<Lettering, 'anchor' | 'spacing' | 'opacity' | 'slant'>

/** Writes words, white unless a colour is given. All in one weight: outlines of a second would make files a third larger. */
export function write(words: string, x: number, y: number, size: number, ink: Ink = {}): string {
  return lettering(words, { x, y, size, colour: '#fff', weight: 600, ...ink })
}
