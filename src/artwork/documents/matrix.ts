/** Leads from one coordinate system to another, as in SVG and PDF: x' = ax + cy + e, y' = bx + dy + f. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number]

/** Returns the matrix that applies `inner` first. */
export function multiply(outer: Matrix, inner: Matrix): Matrix {
  const [a, b, c, d, e, f] = outer
  const [g, h, i, j, k, l] = inner
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f]
}

/** Reads a transformation of the form `matrix(1 0 0 1 8 8)`; without one, nothing is moved. */
export function readMatrix(text = 'matrix(1 0 0 1 0 0)'): Matrix {
  const [a, b, c, d, e, f] = text.slice('matrix('.length, -1).split(' ').map(Number)
  if (!text.startsWith('matrix(') || f === undefined) throw new Error(`${text} is not a matrix`)
  return [a ?? 1, b ?? 0, c ?? 0, d ?? 1, e ?? 0, f]
}

/** Returns how much larger things become, as a mean of both directions. */
export function scaleOf([a, b, c, d]: Matrix): number {
  return Math.sqrt(Math.abs(a * d - b * c))
}
