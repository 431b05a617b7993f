import type { Chart, ChartOptions } from 'chart.js'
import { applyTextStyle } from './canvas-type.ts'
import { columnTops } from './beams.ts'
import { beamOf, TowerChart } from './tower-chart.tsx'

type CustomersChartProps = {
  label: string | undefined
  /** From top to bottom. */
  floors: readonly { name: string; percent: number }[]
  /** The HTML picture that it replaces: one element per segment, with its share and name. */
  picture: HTMLElement
}

/** Groups of customers as a stacked column, drawn by chart.js in the position and style of the HTML picture. */
export function CustomersChart({ label, floors, picture }: CustomersChartProps) {
  return (
    <TowerChart
      label={label}
      columns={['']}
      floors={floors
        .map(({ name, percent }, index) => ({ name, values: [percent], element: picture.children[index] }))
        .toReversed()}
      beam={picture}
      options={createOptions(picture, floors)}
      picture={picture}
      inscribe={writeFloors}
    />
  )
}

function createOptions(picture: HTMLElement, floors: CustomersChartProps['floors']) {
  return {
    // All numbers are written on it: it needs no interaction.
    animation: false,
    events: [],
    layout: { padding: { top: beamOf(picture).height } },
    scales: {
      x: { display: false, stacked: true },
      y: { display: false, stacked: true, min: 0, max: floors.reduce((sum, { percent }) => sum + percent, 0) },
    },
  } satisfies ChartOptions<'bar'>
}

/** Writes share and name on each segment, at their positions in the HTML picture. */
function writeFloors(chart: Chart<'bar'>, picture: HTMLElement): void {
  const [tower] = columnTops(chart)
  if (!tower) return
  for (const [index, { data }] of chart.getSortedVisibleDatasetMetas().toReversed().entries()) {
    const floor = picture.children[index]
    const [share, name] = floor?.children ?? []
    const bar = data[0]
    if (floor && share && name && bar) writeFloor(chart.ctx, floor, share, name, { ...tower, top: bar.y })
  }
}

function writeFloor(
  ctx: CanvasRenderingContext2D,
  floor: Element,
  share: Element,
  name: Element,
  { left, top, width }: { left: number; top: number; width: number },
): void {
  const inset = Number.parseFloat(getComputedStyle(floor).paddingInlineStart)
  const { baseline } = applyTextStyle(ctx, share)
  const y = top + share.getBoundingClientRect().top - floor.getBoundingClientRect().top + baseline
  const [number, unit] = share.childNodes
  const figures = number?.textContent ?? ''
  ctx.textAlign = 'left'
  ctx.fillText(figures, left + inset, y)
  const end = left + inset + ctx.measureText(figures).width
  if (unit instanceof Element) {
    applyTextStyle(ctx, unit)
    ctx.fillText(unit.textContent ?? '', end, y)
  }
  applyTextStyle(ctx, name)
  ctx.textAlign = 'right'
  ctx.fillText(name.textContent ?? '', left + width - inset, y)
}
