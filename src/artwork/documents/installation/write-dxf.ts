import type { Outline } from './outline.ts'

type Group = [code: number, value: string | number]

/** Colours by AutoCAD's numbers: as the paper wants it, red, cyan. */
const LAYERS = { OUTLINE: 7, HOLES: 1, DIMENSIONS: 4 } as const

/**
 * Writes a dimension drawing as ASCII DXF of AutoCAD R12, which every CAD program reads: in mm, y upwards, on layers. It has
 * lines, circles and numbers alone.
 */
export function writeDxf({ height, text, rectangles, circles, measures }: Outline): string {
  const flip = (y: number) => round(height - y)
  const line = (layer: keyof typeof LAYERS, x1: number, y1: number, x2: number, y2: number): Group[] => [
    [0, 'LINE'],
    [8, layer],
    [10, round(x1)],
    [20, flip(y1)],
    [11, round(x2)],
    [21, flip(y2)],
  ]
  const boxes = rectangles.flatMap(({ x, y, width, height: tall }) => [
    ...line('OUTLINE', x, y, x + width, y),
    ...line('OUTLINE', x + width, y, x + width, y + tall),
    ...line('OUTLINE', x + width, y + tall, x, y + tall),
    ...line('OUTLINE', x, y + tall, x, y),
  ])
  const rings = circles.flatMap(({ x, y, diameter, isHole }): Group[] => [
    [0, 'CIRCLE'],
    [8, isHole ? 'HOLES' : 'OUTLINE'],
    [10, round(x)],
    [20, flip(y)],
    [40, round(diameter / 2)],
  ])
  const sizes = measures.flatMap(({ from, to, length }): Group[] => {
    const isAcross = from.y === to.y
    const [x, y] = [(from.x + to.x) / 2, (from.y + to.y) / 2]
    const number = String(length)
    const half = (number.length * text) / 3
    return [
      ...line('DIMENSIONS', from.x, from.y, to.x, to.y),
      [0, 'TEXT'],
      [8, 'DIMENSIONS'],
      [10, round(isAcross ? x - half : x - text / 2)],
      [20, flip(isAcross ? y + text + 2 : y + half)],
      [40, text],
      [50, isAcross ? 0 : 90],
      [1, number],
    ]
  })
  const layers = Object.entries(LAYERS).flatMap(([name, colour]): Group[] => [
    [0, 'LAYER'],
    [2, name],
    [70, 0],
    [62, colour],
    [6, 'CONTINUOUS'],
  ])
  const groups: Group[] = [
    [0, 'SECTION'],
    [2, 'HEADER'],
    [9, '$ACADVER'],
    [1, 'AC1009'],
    // Millimetres, for programs that ask.
    [9, '$MEASUREMENT'],
    [70, 1],
    [0, 'ENDSEC'],
    [0, 'SECTION'],
    [2, 'TABLES'],
    [0, 'TABLE'],
    [2, 'LAYER'],
    [70, Object.keys(LAYERS).length],
    ...layers,
    [0, 'ENDTAB'],
    [0, 'ENDSEC'],
    [0, 'SECTION'],
    [2, 'ENTITIES'],
    ...boxes,
    ...rings,
    ...sizes,
    [0, 'ENDSEC'],
    [0, 'EOF'],
  ]
  return groups.map(([code, value]) => `${code}\r\n${value}\r\n`).join('')
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000
}
