import { colourOf, type Document, type Reference, writeStream } from './pdf-content.ts'
import type { Element } from './read-svg.ts'

/** The colours of a gradient, and their opacities as a mask, in shares of what it fills. */
export type Shading = { colours: Reference; mask?: Reference | undefined }

/** A share of a gradient, and the value there. */
type Stop = { offset: number; value: readonly number[] }

/** Writes a gradient into a PDF. */
export function writeGradient(doc: Document, gradient: Element): Shading {
  const offsets = gradient.children.map(({ attributes }) => Number(attributes['offset'] ?? 0))
  const colours = gradient.children.map(({ attributes }) => colourOf(attributes['stop-color'] ?? '#000000'))
  const opacities = gradient.children.map(({ attributes }) => Number(attributes['stop-opacity'] ?? 1))
  const write = (space: string, values: readonly (readonly number[])[]): Reference => {
    const stops = offsets.map((offset, index) => ({ offset, value: values[index] ?? [] }))
    const shape = { ...geometryOf(gradient), ColorSpace: space, Extend: [true, true], Function: blend(stops) }
    const shading = doc.ref(shape)
    shading.finalize()
    return shading
  }
  const isTransparent = opacities.some((opacity) => opacity < 1)
  const shades = opacities.map((opacity) => [opacity])
  return {
    colours: write('DeviceRGB', colours),
    mask: isTransparent ? writeMask(doc, write('DeviceGray', shades)) : undefined,
  }
}

const LINE = ['x1', 'y1', 'x2', 'y2']
const CIRCLES = ['fx', 'fy', 'cx', 'cy', 'r']

function geometryOf({ name, attributes }: Element) {
  const names = { linearGradient: LINE, radialGradient: CIRCLES }[name]
  const strange = names ? Object.keys(attributes).find((attribute) => ![...names, 'id'].includes(attribute)) : name
  if (!names || strange) throw new Error(`A drawing is filled with a ${strange}, which no PDF is made of`)
  const numbers = names.map((attribute) => Number(attributes[attribute] ?? 0))
  if (names === LINE) return { ShadingType: 2, Coords: numbers }
  const [fx, fy, ...circle] = numbers
  return { ShadingType: 3, Coords: [fx, fy, 0, ...circle] }
}

/** A stroke leaves the box of what it surrounds. */
const AROUND_UNIT = [-9, -9, 10, 10]

function writeMask(doc: Document, opacities: Reference): Reference {
  return writeStream(doc, ['/S sh'], {
    Type: 'XObject',
    Subtype: 'Form',
    BBox: AROUND_UNIT,
    Group: { S: 'Transparency', CS: 'DeviceGray' },
    Resources: { Shading: { S: opacities } },
  })
}

/** The function of a gradient between 0 and 1: straight from each stop to the next. */
function blend(stops: readonly Stop[]) {
  const [first, last] = [stops[0], stops.at(-1)]
  if (!first || !last) throw new Error('A gradient has no colours')
  const all = [{ ...first, offset: 0 }, ...stops, { ...last, offset: 1 }]
  const parts = all.flatMap((from, index) => {
    const to = all[index + 1]
    return to && to.offset > from.offset ? [{ from, to }] : []
  })
  return {
    FunctionType: 3,
    Domain: [0, 1],
    Functions: parts.map(({ from, to }) => ({ FunctionType: 2, Domain: [0, 1], N: 1, C0: from.value, C1: to.value })),
    Bounds: parts.slice(1).map(({ from }) => from.offset),
    Encode: parts.flatMap(() => [0, 1]),
  }
}
