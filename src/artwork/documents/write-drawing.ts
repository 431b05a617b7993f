import { type Matrix, multiply, readMatrix, scaleOf } from './matrix.ts'
import { type Bounds, readPath } from './path-data.ts'
import { colourOf, type Document, type Reference, shorten, writeStream } from './pdf-content.ts'
import { type Element, readSvg } from './read-svg.ts'
import { type Shading, writeGradient } from './write-gradient.ts'

/** An SVG drawing and its size. */
export type SvgDrawing = { svg: string; width: number; height: number }

/** The resources that content of a PDF names, by kind and name. */
type Resources = Record<'Pattern' | 'ExtGState' | 'XObject', Record<string, unknown>>

/** Content in the making: an object of its own in the PDF, with coordinates of its own. */
type Canvas = { drawing: Drawing; content: string[]; resources: Resources }

/** The shared resources of one document's drawings: forms of repeated parts, and gradients, by all their properties. */
type Shared = {
  doc: Document
  forms: Map<string, Reference>
  shadings: Map<string, Shading>
  numbers: Map<string, number>
}

type Drawing = {
  shared: Shared
  definitions: ReadonlyMap<string, Element>
  keyOf: (elements: readonly Element[]) => string
  repeated: ReadonlySet<string>
}

const UNIT: Matrix = [1, 0, 0, 1, 0, 0]

/**
 * Returns a function that writes an SVG drawing into a PDF as vectors, without showing it; shared parts of drawings are
 * written once. The view box of a drawing must be its size. It throws if the drawing has what ours never have: text,
 * filters, masks, pictures.
 */
export function createDrawingWriter(doc: Document): (drawing: SvgDrawing) => Reference {
  const shared: Shared = { doc, forms: new Map(), shadings: new Map(), numbers: new Map() }
  return ({ svg, width, height }) => {
    const { children } = readSvg(svg)
    const listed = children.filter(({ name }) => name === 'defs').flatMap((definitions) => definitions.children)
    const definitions = new Map(listed.map((element) => [element.attributes['id'] ?? '', element]))
    const keyOf = createKeys(definitions, shared.numbers)
    const canvas = createCanvas({ shared, definitions, keyOf, repeated: findRepeated(children, keyOf) })
    // SVG counts downwards, and limits pointed corners at 4.
    canvas.content.push(`1 0 0 -1 0 ${shorten(height)} cm 4 M`)
    drawAll(canvas, children, [1, 0, 0, -1, 0, height])
    return writeForm(canvas, [0, 0, width, height])
  }
}

/** Groups of so many parts are kept for further drawings of the document, which show the same device. */
const LARGE = 12

/** Returns the keys of groups that stand in a drawing more than once, or may stand in another one. */
function findRepeated(elements: readonly Element[], keyOf: Drawing['keyOf']): Set<string> {
  const seen = new Set<string>()
  const repeated = new Set<string>()
  const visit = ({ children }: Element): number => {
    const parts = children.reduce((sum, child) => sum + visit(child), 1)
    const key = keyOf(children)
    if (parts > 2 && (parts > LARGE || seen.has(key))) repeated.add(key)
    seen.add(key)
    return parts
  }
  for (const element of elements) if (element.name === 'g') visit(element)
  return repeated
}

/** Returns a function that gives elements a key: the same if they are made of the same, what they name included. */
function createKeys(definitions: Drawing['definitions'], numbers: Map<string, number>): Drawing['keyOf'] {
  const keys = new Map<readonly Element[], string>()
  const numberOf = ({ name, attributes, children }: Element): number => {
    const named = Object.values(attributes).flatMap((value) => definitions.get(idIn(value)) ?? [])
    const key = `${name} ${JSON.stringify(attributes)} ${named.map(numberOf).join()} ${keyOf(children)}`
    const number = numbers.get(key) ?? numbers.size
    numbers.set(key, number)
    return number
  }
  const keyOf = (elements: readonly Element[]): string => {
    const key = keys.get(elements) ?? elements.map(numberOf).join()
    keys.set(elements, key)
    return key
  }
  return keyOf
}

/** Returns the id that a reference names: `url(#glass)` names `glass`. */
function idIn(reference: string): string {
  return reference.startsWith('url(#') ? reference.slice('url(#'.length, -1) : ''
}

function createCanvas(drawing: Drawing): Canvas {
  return { drawing, content: [], resources: { Pattern: {}, ExtGState: {}, XObject: {} } }
}

/** Writes a canvas as a form; as a group, it is painted before it is transparent. */
function writeForm({ drawing, content, resources }: Canvas, box: readonly number[], isGroup = true): Reference {
  return writeStream(drawing.shared.doc, content, {
    Type: 'XObject',
    Subtype: 'Form',
    BBox: box,
    ...(isGroup && { Group: { S: 'Transparency', CS: 'DeviceRGB' } }),
    Resources: resources,
  })
}

/** `matrix` leads from the elements' coordinates to those of the canvas. */
function drawAll(canvas: Canvas, elements: readonly Element[], matrix: Matrix): void {
  for (const element of elements) {
    if (element.name === 'path') drawPath(canvas, element, matrix)
    else if (element.name === 'g') drawGroup(canvas, element, matrix)
    else if (element.name !== 'defs')
      throw new Error(`A drawing has the element ${element.name}, which no PDF is made of`)
  }
}

const GROUP_ATTRIBUTES = new Set(['id', 'transform', 'opacity', 'clip-path'])

function drawGroup(canvas: Canvas, { attributes, children }: Element, outer: Matrix): void {
  const { content } = canvas
  const strange = Object.keys(attributes).find((name) => !GROUP_ATTRIBUTES.has(name))
  if (strange) throw new Error(`A drawing has a group with a ${strange}, which no PDF is made of`)
  const own = readMatrix(attributes['transform'])
  const matrix = multiply(outer, own)
  content.push('q')
  if (attributes['transform']) content.push(`${own.join(' ')} cm`)
  const clip = attributes['clip-path']
  if (clip) content.push(clipOperators(canvas, clip, matrix))
  const opacity = Number(attributes['opacity'] ?? 1)
  const [only] = children
  if (opacity === 1) drawRepeated(canvas, children, matrix)
  else if (children.length === 1 && only && isPaintedOnce(only)) drawPath(canvas, only, matrix, opacity)
  else drawTogether(canvas, children, opacity)
  content.push('Q')
}

/** Draws elements, as a form of their own if they are repeated. */
function drawRepeated(canvas: Canvas, children: readonly Element[], matrix: Matrix): void {
  const { keyOf, repeated, shared } = canvas.drawing
  const key = keyOf(children)
  if (!repeated.has(key)) return drawAll(canvas, children, matrix)
  let form = shared.forms.get(key)
  if (!form) {
    const part = createCanvas(canvas.drawing)
    drawAll(part, children, UNIT)
    form = writeForm(part, EVERYWHERE, false)
    shared.forms.set(key, form)
  }
  canvas.content.push(`/${nameResource(canvas, 'XObject', 'F', form)} Do`)
}

/** A path that is filled or stroked, but not both, is as transparent as its group. */
function isPaintedOnce({ name, attributes: { fill, stroke } }: Element): boolean {
  return name === 'path' && (fill === 'none' || stroke === undefined || stroke === 'none')
}

/** Draws elements that cover each other before they are transparent. */
function drawTogether(canvas: Canvas, children: readonly Element[], opacity: number): void {
  const group = createCanvas(canvas.drawing)
  drawAll(group, children, UNIT)
  const name = nameResource(canvas, 'XObject', 'F', writeForm(group, EVERYWHERE))
  canvas.content.push(`/${nameOpacity(canvas, opacity)} gs /${name} Do`)
}

/** More than any drawing measures. */
const EVERYWHERE = [-32000, -32000, 32000, 32000]

function clipOperators({ drawing }: Canvas, reference: string, matrix: Matrix): string {
  const { children } = find(drawing, reference)
  const shapes = children.map(({ name, attributes }) => {
    if (name !== 'path') throw new Error(`A drawing is clipped by a ${name}, which no PDF is made of`)
    return readPath(attributes['d'] ?? '', scaleOf(matrix)).operators
  })
  return `${shapes.join('\n')} W n`
}

function drawPath(canvas: Canvas, { attributes }: Element, matrix: Matrix, opacity = 1): void {
  const { operators, bounds } = readPath(attributes['d'] ?? '', scaleOf(matrix))
  const { fill = '#000000', stroke = 'none' } = attributes
  if (fill !== 'none') {
    const rule = attributes['fill-rule'] === 'evenodd' ? 'f*' : 'f'
    const paint = {
      paint: fill,
      opacity: opacity * Number(attributes['fill-opacity'] ?? 1),
      operator: 'scn',
      matrix,
      bounds,
    }
    paintPath(canvas, paint, `${operators} ${rule}`)
  }
  if (stroke !== 'none') {
    const paint = {
      paint: stroke,
      opacity: opacity * Number(attributes['stroke-opacity'] ?? 1),
      operator: 'SCN',
      matrix,
      bounds,
    } as const
    paintPath(canvas, paint, `${strokeOperators(attributes)} ${operators} S`)
  }
}

const CAPS = ['butt', 'round', 'square']
const JOINS = ['miter', 'round', 'bevel']

function strokeOperators(attributes: Element['attributes']): string {
  const dashes = attributes['stroke-dasharray']
  return [
    `${attributes['stroke-width'] ?? 1} w`,
    `${CAPS.indexOf(attributes['stroke-linecap'] ?? 'butt')} J`,
    `${JOINS.indexOf(attributes['stroke-linejoin'] ?? 'miter')} j`,
    `[${dashes?.replaceAll(',', ' ') ?? ''}] ${attributes['stroke-dashoffset'] ?? 0} d`,
  ].join(' ')
}

type Paint = { paint: string; opacity: number; operator: string; matrix: Matrix; bounds: Bounds }

function paintPath(canvas: Canvas, { paint, opacity, operator, matrix, bounds }: Paint, painted: string): void {
  const { content } = canvas
  content.push('q')
  if (opacity < 1) content.push(`/${nameOpacity(canvas, opacity)} gs`)
  if (paint.startsWith('#')) content.push(`${colourOf(paint).join(' ')} ${operator === 'scn' ? 'rg' : 'RG'}`)
  else
    content.push(
      `/Pattern ${operator === 'scn' ? 'cs' : 'CS'} /${namePaint(canvas, paint, matrix, bounds)} ${operator}`,
    )
  content.push(painted, 'Q')
}

/** Names a gradient or a pattern for what comes next. */
function namePaint(canvas: Canvas, reference: string, matrix: Matrix, bounds: Bounds): string {
  const { drawing } = canvas
  const element = find(drawing, reference)
  if (element.name === 'pattern') return nameResource(canvas, 'Pattern', 'P', writePattern(drawing, element, matrix))
  // Gradients are given in shares of what they fill.
  const share: Matrix = [bounds.width || 1, 0, 0, bounds.height || 1, bounds.x, bounds.y]
  const { colours, mask } = shadingOf(drawing, element)
  if (mask) {
    const [width, , , height, x, y] = share
    const masked = { Type: 'ExtGState', SMask: { Type: 'Mask', S: 'Luminosity', G: mask } }
    const back = [1 / width, 0, 0, 1 / height, -x / width, -y / height]
    canvas.content.push(
      `${share.map(shorten).join(' ')} cm /${nameResource(canvas, 'ExtGState', 'M', masked)} gs ${back.join(' ')} cm`,
    )
  }
  const pattern = { Type: 'Pattern', PatternType: 2, Shading: colours, Matrix: multiply(matrix, share) }
  return nameResource(canvas, 'Pattern', 'P', pattern)
}

function writePattern(drawing: Drawing, { attributes, children }: Element, matrix: Matrix): Reference {
  const [x, y, width, height] = ['x', 'y', 'width', 'height'].map((name) => Number(attributes[name] ?? 0))
  const tile = createCanvas(drawing)
  drawAll(tile, children, UNIT)
  return writeStream(drawing.shared.doc, tile.content, {
    Type: 'Pattern',
    PatternType: 1,
    PaintType: 1,
    TilingType: 1,
    BBox: [x, y, (x ?? 0) + (width ?? 0), (y ?? 0) + (height ?? 0)],
    XStep: width,
    YStep: height,
    Matrix: multiply(matrix, readMatrix(attributes['patternTransform'])),
    Resources: tile.resources,
  })
}

function shadingOf({ shared }: Drawing, gradient: Element): Shading {
  const key = JSON.stringify(gradient)
  const shading = shared.shadings.get(key) ?? writeGradient(shared.doc, gradient)
  shared.shadings.set(key, shading)
  return shading
}

function nameResource({ resources }: Canvas, kind: keyof Resources, letter: string, value: unknown): string {
  const name = `${letter}${Object.keys(resources[kind]).length}`
  resources[kind][name] = value
  return name
}

function nameOpacity({ resources }: Canvas, opacity: number): string {
  const value = shorten(opacity)
  const name = `A${String(value).replace('.', '-')}`
  resources.ExtGState[name] = { Type: 'ExtGState', ca: value, CA: value }
  return name
}

function find({ definitions }: Drawing, reference: string): Element {
  const element = definitions.get(idIn(reference))
  if (!element) throw new Error(`A drawing names ${reference}, which it does not have`)
  return element
}
