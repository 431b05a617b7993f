import { BarElement, CategoryScale, Chart, type ChartOptions, LinearScale, type Plugin, Tooltip } from 'chart.js'
import { useMemo } from 'react'
import { Bar } from 'react-chartjs-2'
import styles from './figures.module.css'
import { drawBeams } from './beams.ts'

// The controller of bars is registered by Bar.
Chart.register(BarElement, CategoryScale, LinearScale, Tooltip)

/** Gap between two segments, as in the HTML picture. */
const JOINT = 2

export type TowerChartProps = {
  /** Describes the picture in a sentence. */
  label: string | undefined
  columns: readonly string[]
  /** From bottom to top. A segment has the background of its element in the HTML picture. */
  floors: readonly { name: string; values: readonly number[]; element: Element | undefined }[]
  /** The element whose upper border is the beam. */
  beam: Element
  /** Returns the gap between columns as a share of a column's place, for the chart's width. */
  gap?: (width: number) => number
  options: ChartOptions<'bar'>
  /** The HTML picture that it replaces. */
  picture: HTMLElement
  /** Writes the texts of the picture on the columns; must be a stable function. */
  inscribe: (chart: Chart<'bar'>, picture: HTMLElement) => void
}

/** Stacked columns with a beam on each, on a canvas that fills its box and takes its colours from the HTML below it. */
export function TowerChart(props: TowerChartProps) {
  const { label, columns, floors, beam, gap = () => 0, options, picture, inscribe } = props
  const plugins = useMemo(() => [createBuilder({ beam, picture, inscribe })], [beam, picture, inscribe])
  const datasets = floors.map(({ name, values, element }) => ({
    label: name,
    data: [...values],
    backgroundColor: () => (element ? getComputedStyle(element).backgroundColor : ''),
    borderColor: 'transparent',
    borderWidth: { top: JOINT },
    inflateAmount: 0,
    barPercentage: 1,
    // chart.js also accepts a function for this option, though its types do not include it.
    categoryPercentage: (({ chart }: { chart: Chart }) => 1 - gap(chart.width)) as unknown as number,
  }))
  return (
    <div className={styles.canvas}>
      <Bar
        aria-label={label}
        data={{ labels: [...columns], datasets }}
        options={{ responsive: true, maintainAspectRatio: false, ...options }}
        plugins={plugins}
      />
    </div>
  )
}

/** Returns the plugin that draws beams and texts on the columns. */
function createBuilder({
  beam,
  picture,
  inscribe,
}: Pick<TowerChartProps, 'beam' | 'picture' | 'inscribe'>): Plugin<'bar'> {
  return {
    id: 'towers',
    afterDatasetsDraw(chart) {
      chart.ctx.save()
      drawBeams(chart, beamOf(beam))
      inscribe(chart, picture)
      chart.ctx.restore()
    },
  }
}

/** Returns the style of a beam from its border in the HTML picture. */
export function beamOf(element: Element) {
  const { borderBlockStartColor, borderBlockStartWidth } = getComputedStyle(element)
  return { color: borderBlockStartColor, height: Number.parseFloat(borderBlockStartWidth) }
}
