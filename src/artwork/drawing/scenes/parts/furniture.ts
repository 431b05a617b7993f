import { area, circle, line, type Pigment, round, shape } from '../../kit/pen.ts'
import { courses, rect, shade } from './building.ts'

/** A plant in a pot that stands on `foot`. */
export function pottedPlant(x: number, foot: number, height: number): string {
  const pot = height * 0.3
  const rim = foot - pot
  const leaves = [-0.34, -0.22, -0.08, 0.06, 0.2, 0.32].map((lean, index) => {
    const tip = `${round(x + lean * height)} ${round(foot - height * (0.78 + (index % 3) * 0.11))}`
    const bend = `${round(x + lean * height * 0.2)} ${round(rim - height * 0.42)}`
    const back = `${round(x + lean * height * 0.75 + 3)} ${round(rim - height * 0.2)}`
    return `M${x} ${rim}Q${bend} ${tip}Q${back} ${x} ${rim}`
  })
  const side = pot * 0.46
  const body = `M${round(x - side)} ${rim}h${round(side * 2)}l${round(-side * 0.2)} ${pot}h${round(-side * 1.6)}z`
  return (
    shape(leaves.join(''), 'plinth-2', 0.8) +
    shape(body, 'sheet', 1) +
    shade(`M${round(x + side * 0.3)} ${rim}h${round(side * 0.7)}l${round(-side * 0.2)} ${pot}h${round(-side * 0.5)}z`)
  )
}

/** A table from the side: top, two legs. */
export function table(x: number, foot: number, width: number, height: number): string {
  const top = foot - height
  return (
    line(`M${x + 8} ${top + 4}V${foot}M${x + width - 8} ${top + 4}V${foot}`, 1.4) +
    shape(rect(x, top, width, 4), 'sheet', 1)
  )
}

/** A cabinet: fronts in columns and rows. */
export function cabinet(
  x: number,
  y: number,
  width: number,
  height: number,
  columns: number,
  rows: number,
  colour: Pigment = 'sheet',
): string {
  const column = width / columns
  const row = height / rows
  return (
    shape(rect(x, y, width, height), colour, 1.1) +
    line(
      courses(x + column, x + width - column / 2, column, (at) => `M${at} ${y}v${round(height)}`) +
        courses(y + row, y + height - row / 2, row, (at) => `M${x} ${at}h${round(width)}`),
      0.7,
    )
  )
}

/** A picture on a wall. */
export function hungPicture(x: number, y: number, width: number, height: number): string {
  return (
    shade(rect(x + 2, y + 3, width, height), 0.14) +
    shape(rect(x, y, width, height), 'sheet', 1) +
    area(
      `M${x + 5} ${round(y + height * 0.72)}l${round(width * 0.3)} ${round(-height * 0.34)} ${round(width * 0.2)} ${round(height * 0.18)} ${round(width * 0.18)} ${round(-height * 0.12)} ${round(width * 0.32 - 10)} ${round(height * 0.28)}V${round(y + height - 5)}H${x + 5}z`,
      'plinth-2',
    )
  )
}

/** A sofa from the front. */
export function sofa(x: number, foot: number, width: number): string {
  const seat = foot - 34
  return [
    shape(`M${x + 8} ${foot - 6}V${foot - 62}q0-6 6-6h${width - 28}q6 0 6 6V${foot - 6}z`, 'plinth-2', 1.1),
    line(`M${round(x + width / 2)} ${foot - 66}V${seat}`, 0.7),
    shape(rect(x + 14, seat, width / 2 - 14, 18) + rect(x + width / 2, seat, width / 2 - 14, 18), 'plinth', 1),
    shape(`M${x} ${foot - 6}v-36q0-6 7-6t7 6v36zM${x + width - 14} ${foot - 6}v-36q0-6 7-6t7 6v36z`, 'plinth-2', 1.1),
    shape(rect(x + 14, foot - 16, width - 28, 10), 'plinth-2', 1),
    line(`M${x + 8} ${foot - 6}v6M${x + width - 8} ${foot - 6}v6`, 1.6),
  ].join('')
}

/** A clock on a wall, at ten past ten. */
export function clock(x: number, y: number, radius: number): string {
  const hands = `M${x} ${y}l${round(-radius * 0.5)} ${round(-radius * 0.3)}M${x} ${y}l${round(radius * 0.55)} ${round(-radius * 0.42)}`
  return circle(x, y, radius, 1.2, 'sheet') + line(hands, 0.9)
}
