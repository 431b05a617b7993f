import { fine } from '../kit/solid.ts'
import type { DrawingWords } from '../drawing-words.ts'
import type { Body } from './facts.ts'
import { definitionsFor } from '../kit/palette.ts'

/** A part of a device that can be pointed at in a view, in the view's units. */
export type Mark = {
  /** Its name: a key of the drawings' words. */
  part: keyof DrawingWords['products']['parts']
  x: number
  y: number
  /** The names printed beside its connectors, such as `LAN`. */
  names?: readonly string[]
}

/** A view or a state of a product: its name and its size, and a function that draws it on demand. */
export type View = {
  /** Ends the name of its file: `front`. */
  view: string
  /** Its caption: a key of the drawings' words. */
  caption: keyof DrawingWords['products']['views']
  width: number
  height: number
  /** Size in millimetres of what is shown, where the picture is true to scale. */
  millimetres?: { width: number; height: number }
  /** Markup within its box. */
  paint: () => string
  /** Parts that it shows, for who takes the device apart. */
  marks?: readonly Mark[]
  /** The corner of its box. */
  origin?: readonly [x: number, y: number]
}

/** A device's plane seen straight on, in units of a picture. */
export type Sheet = {
  width: number
  height: number
  /** Units in a millimetre. */
  scale: number
}

/** How long the longest side of a front is, in units of a picture: near the size at which a product's page shows it. */
const LONGEST = 640

/** Scales width and height of a body to a picture. */
export function sheetOf({ width, height }: Pick<Body, 'width' | 'height'>, longest = LONGEST): Sheet {
  const scale = longest / Math.max(width, height)
  return { width: width * scale, height: height * scale, scale }
}

/** Room around a device for its side and its shadow: left and top, right, bottom. */
const MARGIN = { start: 4, right: 14, bottom: 10 }

/** A view of a device that fills the picture; its front lies at 0, 0. */
export function straightOn(
  view: string,
  caption: View['caption'],
  sheet: Sheet,
  paint: () => string,
  marks?: readonly Mark[],
): View {
  const width = Math.round(sheet.width + MARGIN.start + MARGIN.right)
  const height = Math.round(sheet.height + MARGIN.start + MARGIN.bottom)
  return {
    view,
    caption,
    width,
    height,
    millimetres: { width: width / sheet.scale, height: height / sheet.scale },
    origin: [-MARGIN.start, -MARGIN.start],
    paint,
    ...(marks && { marks }),
  }
}

/** Writes a view as a file: only the materials are defined that it uses. */
export function writeSvg({ width, height, paint, origin = [0, 0] }: View, title: string): string {
  const body = paint()
  const viewBox = fine`${origin[0]} ${origin[1]} ${width} ${height}`
  const size = `width="${width}" height="${height}" viewBox="${viewBox}"`
  const definitions = `<defs>${definitionsFor(body)}</defs>`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}><title>${title}</title>${definitions}${body}</svg>\n`
}
