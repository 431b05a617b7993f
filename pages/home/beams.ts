import type { BarElement, Chart, ChartMeta } from 'chart.js'

/** Style of the beams. */
export type Beam = { color: string; height: number }

/** Draws a beam on every column of a stacked chart: as wide as the column, on its highest segment, also during animations. */
export function drawBeams(chart: Chart<'bar'>, { color, height }: Beam): void {
  const { ctx } = chart
  ctx.fillStyle = color
  // Rounded to whole pixels, so that the upper edge is sharp.
  for (const { left, top, width } of columnTops(chart)) ctx.fillRect(left, Math.round(top) - height, width, height)
}

/** Returns the current upper edges of the columns of a stacked chart. */
export function columnTops(chart: Pick<Chart<'bar'>, 'getSortedVisibleDatasetMetas'>) {
  const tops: { left: number; top: number; width: number }[] = []
  // Typed for charts of any kind; a column consists of bars.
  for (const { data } of chart.getSortedVisibleDatasetMetas() as ChartMeta<'bar', BarElement>[]) {
    for (const [column, bar] of data.entries()) {
      const { x, y } = bar
      const { width } = bar.getProps(['width'])
      tops[column] = { left: x - width / 2, top: Math.min(y, tops[column]?.top ?? y), width }
    }
  }
  return tops
}
