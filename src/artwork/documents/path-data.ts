type Point = readonly [x: number, y: number]

/** The box around a path, control points included. */
export type Bounds = { x: number; y: number; width: number; height: number }

const OPERATORS: Readonly<Record<string, string>> = { M: 'm', L: 'l', C: 'c', Z: 'h' }
/** Decimals at full size: a drawing counts half millimetres or less. */
const DECIMALS = 2
const MOST_DECIMALS = 5

/**
 * Returns path data of absolute M, L, C, Q and Z in the operators of a PDF, and the box around it. `scale` is the scale
 * of the drawing: small parts need fewer decimals.
 */
export function readPath(d: string, scale: number): { operators: string; bounds: Bounds } {
  const decimals = Math.round(DECIMALS + Math.log10(scale))
  const round = rounding(Math.min(Math.max(decimals, 0), MOST_DECIMALS))
  const operators: string[] = []
  const [xs, ys]: [number[], number[]] = [[], []]
  let at: Point = [0, 0]
  for (const [, command = '', numbers = ''] of d.matchAll(/([A-Z])([^A-Z]*)/g)) {
    const given = numbers.trim() === '' ? [] : numbers.trim().split(' ').map(Number)
    // A PDF has no curves with one control point.
    const values = command === 'Q' ? raiseCurve(at, given) : given
    for (let index = 0; index < values.length; index += 2) {
      at = [values[index] ?? 0, values[index + 1] ?? 0]
      xs.push(at[0])
      ys.push(at[1])
    }
    const operator = OPERATORS[command === 'Q' ? 'C' : command]
    if (!operator) throw new Error(`A path has the command ${command}`)
    operators.push([...values.map(round), operator].join(' '))
  }
  const [x, y] = [Math.min(...xs), Math.min(...ys)]
  return {
    operators: operators.join('\n'),
    bounds: { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y },
  }
}

/** Returns a quadratic curve as a cubic one. */
function raiseCurve([fromX, fromY]: Point, [viaX = 0, viaY = 0, toX = 0, toY = 0]: number[]): number[] {
  const share = 2 / 3
  return [
    fromX + (viaX - fromX) * share,
    fromY + (viaY - fromY) * share,
    toX + (viaX - toX) * share,
    toY + (viaY - toY) * share,
    toX,
    toY,
  ]
}

function rounding(decimals: number): (value: number) => number {
  const factor = 10 ** decimals
  return (value) => Math.round(value * factor) / factor
}
