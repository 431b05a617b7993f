import { DEVICES } from '#vendor/drawings/devices.ts'
import type { Catalogue } from '../../../content/catalogue.ts'
import type { DeviceLabels } from '../drawing-words.ts'
import { escapeMarkup } from '../../../base/escape.ts'
import { decimal, each } from '../kit/solid.ts'
import { hatching } from '../kit/pen.ts'
import { factsOf } from '../products/facts.ts'
import { viewsOf } from '../products/kinds/kinds.ts'
import type { ViewBox } from '../kit/drawing.ts'
import { definitionsFor } from '../kit/palette.ts'
import type { View } from '../products/view.ts'
import { withInks } from './inks.ts'

/*
 * A scene is an elevation of a place where products are used: a beam above, a floor below, between them what stands
 * there. It is a file of its own, always of one size, and drawn by the pen of all drawings.
 */

export const SCENE_SIZE = { width: 720, height: 480 } as const

/** How deep the beam is that a scene hangs from. */
export const SCENE_BEAM = 20

/** The hatching of what is cut. */
export const EARTH = 'earth'

/** Where a product goes, in units of the scene: `x` is its middle, `y` its foot unless another point is named. */
export type DevicePlace = { x: number; y: number; at?: 'foot' | 'middle' | 'head'; view?: string }

/** Puts the drawing of the product that stands for a device into a scene, at the scene's scale. */
export type PlaceDevice = (device: keyof typeof DEVICES, place: DevicePlace) => string

export type Scene = {
  /** Units of the scene in a millimetre. */
  scale: number
  paint: (device: PlaceDevice) => readonly string[]
}

/** Draws a scene as a file, its devices with printed words of one language. A product that the catalogue does not have leaves its place empty. */
export function drawScene(scene: Scene, catalogue: Catalogue, title: string, words: DeviceLabels): string {
  const { width, height } = SCENE_SIZE
  const size = `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`
  const content = composeScene(scene, catalogue, words)
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}><title>${escapeMarkup(title)}</title>${content}</svg>\n`
}

/**
 * Draws what is inside a scene's file: its definitions and its parts. Where a window is given, devices outside of it are
 * left out: the renderer stops at some of their parts.
 */
export function composeScene(
  { scale, paint }: Scene,
  catalogue: Catalogue,
  words: DeviceLabels,
  window?: ViewBox,
): string {
  const used = new Map<string, string>()
  const device: PlaceDevice = (kind, { x, y, at = 'foot', view: name = 'front' }) => {
    const code = DEVICES[kind]
    const view = findView(catalogue, code, name, words)
    if (!view?.millimetres) return ''
    const size = (view.millimetres.width / view.width) * scale
    const [left, top] = view.origin ?? [0, 0]
    const rise = { foot: 1, middle: 0.5, head: 0 }[at]
    const corner = [x - (view.width / 2 + left) * size, y - (view.height * rise + top) * size] as const
    const [width, height] = [view.width * size, view.height * size]
    if (window && !overlaps({ x: x - width / 2, y: y - height * rise, width, height }, window)) return ''
    const id = `${code}-${name}`
    used.set(id, view.paint())
    const placed = `translate(${decimal(corner[0])} ${decimal(corner[1])}) scale(${Math.round(size * 10_000) / 10_000})`
    return `<use href="#${id}" transform="${placed}"/>`
  }
  const body = withInks(`<g fill="none" stroke="var(--ink)" stroke-linejoin="round">${paint(device).join('')}</g>`)
  const devices = each([...used], ([id, markup]) => `<g id="${id}" stroke="none">${markup}</g>`)
  return `${withInks(hatching(EARTH))}<defs>${definitionsFor(devices)}${devices}</defs>${body}`
}

function overlaps(one: ViewBox, other: ViewBox): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  )
}

function findView(catalogue: Catalogue, code: string, name: string, words: DeviceLabels): View | undefined {
  const product = catalogue.product(code)
  const views = product ? viewsOf(factsOf(product, catalogue.shelfOf(product), words)) : []
  return views.find(({ view }) => view === name)
}
