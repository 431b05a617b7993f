import { BarElement, CategoryScale, Chart, type ChartOptions, LinearScale, type Plugin, Tooltip } from 'chart.js'
import { useMemo } from 'react'
import { Bar } from 'react-chartjs-2'
import styles from './figures.module.css'
import { drawLintels } from './lintels.ts'

// The controller of bars is registered by Bar.
Chart.register(BarElement, CategoryScale, LinearScale, Tooltip)

/** Between two floors, as in the HTML picture. */
const JOINT = 2

export type TowerChartProps = {
  /** Says the picture in a sentence. */
  label: string | undefined
  columns: readonly string[]
  /** From below. A floor has the background of the element that stands for it in the HTML picture. */
  floors: readonly { name: string; values: readonly number[]; element: Element | undefined }[]
  /** The element whose upper border is the beam. */
  beam: Element
  /** The part of a column's place that is left empty, for a chart of this width. */
  gap?: (width: number) => number
  options: ChartOptions<'bar'>
  /** The HTML picture it takes the place of. */
  picture: HTMLElement
  /** Writes on the towers what is written in the picture; the same function always. */
  inscribe: (chart: Chart<'bar'>, picture: HTMLElement) => void
}

/** Columns of floors with a lintel on each, on a canvas that fills its box and takes its colours from the HTML below it. */
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
    // chart.js calls functions for this option too, though its types do not say so.
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

/** Makes the plugin that puts on the towers what is more than floors. */
function createBuilder({
  beam,
  picture,
  inscribe,
}: Pick<TowerChartProps, 'beam' | 'picture' | 'inscribe'>): Plugin<'bar'> {
  return {
    id: 'towers',
    afterDatasetsDraw(chart) {
      chart.ctx.save()
      drawLintels(chart, beamOf(beam))
      inscribe(chart, picture)
      chart.ctx.restore()
    },
  }
}

/** Reads the look of a beam from the border it is in the HTML picture. */
export function beamOf(element: Element) {
  const { borderBlockStartColor, borderBlockStartWidth } = getComputedStyle(element)
  return { color: borderBlockStartColor, height: Number.parseFloat(borderBlockStartWidth) }
}
