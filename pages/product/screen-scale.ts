import { readStored, writeStored } from '../../src/web/navigation/browser/storage.ts'

/** How large things are on a screen: CSS pixels in a millimetre, and device pixels in a CSS pixel when that was set. */
export type ScreenScale = { perMm: number; ratio: number }

/** From a desk's screen zoomed to five times its size to a phone's with the smallest pixels. */
export const LEAST_PER_MM = 0.7
export const MOST_PER_MM = 9
/** This site cannot have stored a value that no screen has at any zoom. */
const IMPOSSIBLE = 100

/** CSS pixels in a millimetre before anything was set: near most phones, or most desks. */
const ON_PHONES = 6.2
const ON_DESKS = 4

const KEY = 'screen-scale'

/** For this document, where storage is blocked. */
let kept: ScreenScale | undefined

/** Returns the scale that was set on this screen; undefined if there is none. */
export function readScale(): ScreenScale | undefined {
  return parseScale(readStored('site', KEY)) ?? kept
}

/** Keeps a scale for this and later visits. */
export function keepScale(scale: ScreenScale): void {
  kept = scale
  writeStored('site', KEY, JSON.stringify(scale))
}

/** Returns a scale to begin with. */
export function guessScale(): ScreenScale {
  const perMm = matchMedia('(pointer: coarse)').matches ? ON_PHONES : ON_DESKS
  return { perMm, ratio: devicePixelRatio }
}

/** Converts a scale to another zoom: a device pixel keeps its size, and a CSS pixel has more or fewer of them. */
export function perMmAt({ perMm, ratio }: ScreenScale, now: number): number {
  return (perMm * ratio) / now
}

/** Reads a stored scale; undefined if it is none, or one that no screen has. */
export function parseScale(text: string | undefined): ScreenScale | undefined {
  if (text === undefined) return undefined
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value !== 'object' || value === null || !('perMm' in value) || !('ratio' in value)) return undefined
    const { perMm, ratio } = value
    return isLikely(perMm) && isLikely(ratio) ? { perMm, ratio } : undefined
  } catch {
    return undefined
  }
}

function isLikely(value: unknown): value is number {
  return typeof value === 'number' && value > 1 / IMPOSSIBLE && value < IMPOSSIBLE
}
