import { FILM_SIZE } from '../../content/film-files.ts'
import type { Catalogue } from '../../content/catalogue.ts'
import { drawingWords, type DeviceLabels } from '../drawing/drawing-words.ts'
import type { ViewBox } from '../drawing/kit/drawing.ts'
import { decimal } from '../drawing/kit/solid.ts'
import { composeScene, type PlaceDevice, SCENE_SIZE } from '../drawing/scenes/scene.ts'
import { mix, ramp } from './motion.ts'

/** The view of the camera: the middle and the width of a part of the scene. */
export type Shot = { x: number; y: number; width: number }

/** A short silent film: a scene that changes with time. */
export type Film = {
  seconds: number
  /** Units of the scene in a millimetre. */
  scale: number
  /** The second whose picture stands for the film. */
  poster: number
  /** Where the camera is, by second. It moves between two shots, and rests where the same stands twice. */
  shots: readonly (readonly [second: number, shot: Shot])[]
  paint: (second: number, device: PlaceDevice) => readonly string[]
}

/** The whole scene. */
export const WIDE: Shot = { x: SCENE_SIZE.width / 2, y: SCENE_SIZE.height / 2, width: SCENE_SIZE.width }

/** One film serves every language: nothing on a device is written in one. */
const WORDLESS = withoutWords(drawingWords.en.printed) as DeviceLabels

/** Draws the picture of a film at a second as SVG. The same catalogue gives the same bytes. */
export function drawFrame(film: Film, second: number, catalogue: Catalogue): string {
  const { width, height } = FILM_SIZE
  const shot = shotAt(film, second)
  const paint = (device: PlaceDevice) => film.paint(second, device)
  const window = windowOf(shot)
  const size = `width="${width}" height="${height}" viewBox="${formatWindow(window)}"`
  const content = composeScene({ scale: film.scale, paint }, catalogue, WORDLESS, window)
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${content}</svg>`
}

/** Where the camera is at a second. */
function shotAt({ shots }: Film, second: number): Shot {
  let shot = shots[0]?.[1] ?? WIDE
  shots.forEach(([at, next], index) => {
    const before = shots[index - 1]
    if (!before || second <= before[0]) return
    const share = ramp(second, before[0], at)
    // A zoom is even when the width changes by a factor; the middle follows it, so that the way is straight.
    const width = before[1].width * (next.width / before[1].width) ** share
    const travelled =
      before[1].width === next.width ? share : (width - before[1].width) / (next.width - before[1].width)
    shot = { x: mix(before[1].x, next.x, travelled), y: mix(before[1].y, next.y, travelled), width }
  })
  return shot
}

/** Nothing beyond the scene is seen. */
function windowOf({ x, y, width }: Shot): ViewBox {
  const height = (width * FILM_SIZE.height) / FILM_SIZE.width
  const left = Math.min(Math.max(x - width / 2, 0), SCENE_SIZE.width - width)
  const top = Math.min(Math.max(y - height / 2, 0), SCENE_SIZE.height - height)
  return { x: left, y: top, width, height }
}

function formatWindow({ x, y, width, height }: ViewBox): string {
  return [x, y, width, height].map(decimal).join(' ')
}

function withoutWords(value: unknown): unknown {
  if (typeof value === 'string') return ''
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(withoutWords)
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withoutWords(item)]))
}
