import type { BarElement, Chart, ChartMeta } from 'chart.js'

/** How the beams look. */
export type Beam = { color: string; height: number }

/**
 * Lays a lintel on every column of a stacked chart: a beam as wide as the column, on whatever stands highest in it, moving along
 * while the column grows.
 */
export function drawLintels(chart: Chart<'bar'>, { color, height }: Beam): void {
  const { ctx } = chart
  ctx.fillStyle = color
  // Whole pixels above, so that the edge that is seen most is sharp.
  for (const { left, top, width } of columnTops(chart)) ctx.fillRect(left, Math.round(top) - height, width, height)
}

/** Finds where each column of a stacked chart ends above, as it stands at this moment. */
export function columnTops(chart: Pick<Chart<'bar'>, 'getSortedVisibleDatasetMetas'>) {
  const tops: { left: number; top: number; width: number }[] = []
  // Typed for charts of any kind; a column is made of bars.
  for (const { data } of chart.getSortedVisibleDatasetMetas() as ChartMeta<'bar', BarElement>[]) {
    for (const [column, bar] of data.entries()) {
      const { x, y } = bar
      const { width } = bar.getProps(['width'])
      tops[column] = { left: x - width / 2, top: Math.min(y, tops[column]?.top ?? y), width }
    }
  }
  return tops
}
