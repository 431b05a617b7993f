import { BarElement, CategoryScale, Chart, LinearScale, type Plugin, Tooltip } from 'chart.js'
import { useState } from 'react'
import { Bar } from 'react-chartjs-2'
import styles from './desk-insight.module.css'

// The controller of bars is registered by Bar.
Chart.register(BarElement, CategoryScale, LinearScale, Tooltip)

const MAX_TICKS = 7
/** Between the end of the line at the limit and its label. */
const LABEL_GAP = 6

export type DayChartProps = {
  days: readonly { day: string; value: number | null }[]
  limit?: number | undefined
  format: (value: number) => string
}

/** Columns by day on a canvas, in the colours and the type of the element around it. */
export function DayChart({ days, limit, format }: DayChartProps) {
  const [box, setBox] = useState<HTMLDivElement | null>(null)
  return (
    <div ref={setBox} className={styles.canvas}>
      {box && <Columns box={box} days={days} limit={limit} format={format} />}
    </div>
  )
}

function Columns({ box, days, limit, format }: DayChartProps & { box: HTMLElement }) {
  const token = (name: string) => getComputedStyle(box).getPropertyValue(name).trim()
  const { fontFamily } = getComputedStyle(box)
  const font = { family: fontFamily, size: 12 }
  const highest = Math.max(...days.map(({ value }) => value ?? 0), limit === undefined ? 0 : limit * 1.15)
  const [ink, quiet, line, danger] = ['--ink', '--ink-3', '--line', '--danger'].map(token)
  const plugins = limit === undefined ? [] : [limitLine(limit, danger ?? '', format(limit), font.family)]
  return (
    <Bar
      aria-hidden="true"
      data={{
        labels: days.map(({ day }) => day.slice(5).replace('-', '/')),
        datasets: [
          {
            data: days.map(({ value }) => value),
            backgroundColor: days.map(({ value }) => (limit !== undefined && (value ?? 0) > limit ? danger : ink)),
            categoryPercentage: days.length > 60 ? 0.85 : 0.7,
            barPercentage: 1,
            maxBarThickness: 40,
          },
        ],
      }}
      options={{
        animation: false,
        responsive: true,
        maintainAspectRatio: false,
        layout: { padding: { right: limit === undefined ? 0 : widthOf(format(limit), fontFamily) + LABEL_GAP } },
        interaction: { mode: 'index', intersect: false },
        scales: {
          x: {
            border: { color: ink ?? '', width: 2 },
            grid: { display: false },
            ticks: { color: quiet ?? '', font, maxTicksLimit: MAX_TICKS, maxRotation: 0 },
          },
          y: {
            beginAtZero: true,
            suggestedMax: highest,
            border: { display: false },
            grid: { color: line ?? '' },
            ticks: {
              color: quiet ?? '',
              font,
              maxTicksLimit: 4,
              precision: 0,
              callback: (value) => format(Number(value)),
            },
          },
        },
        plugins: {
          tooltip: {
            backgroundColor: token('--sheet'),
            borderColor: ink ?? '',
            borderWidth: 1,
            caretSize: 0,
            cornerRadius: 2,
            displayColors: false,
            padding: 10,
            titleColor: ink ?? '',
            titleFont: { ...font, weight: 600 },
            bodyColor: ink ?? '',
            bodyFont: font,
            callbacks: {
              title: ([item]) => days[item?.dataIndex ?? 0]?.day ?? '',
              label: ({ parsed }) => format(parsed.y ?? 0),
            },
          },
        },
      }}
      plugins={plugins}
    />
  )
}

const labelFont = (family: string) => `600 12px ${family}`

/** Returns the width of a label in pixels. */
function widthOf(label: string, family: string): number {
  const context = document.createElement('canvas').getContext('2d')
  if (!context) return 0
  context.font = labelFont(family)
  return Math.ceil(context.measureText(label).width)
}

/** Returns the plugin that draws a dashed line at a limit, with its value beside the columns, which may be higher. */
function limitLine(limit: number, colour: string, label: string, family: string): Plugin<'bar'> {
  return {
    id: 'limit',
    afterDatasetsDraw({ ctx, chartArea: { left, right }, scales: { y } }) {
      if (!y) return
      const at = Math.round(y.getPixelForValue(limit)) + 0.5
      ctx.save()
      ctx.strokeStyle = colour
      ctx.setLineDash([4, 4])
      ctx.beginPath()
      ctx.moveTo(left, at)
      ctx.lineTo(right, at)
      ctx.stroke()
      ctx.fillStyle = colour
      ctx.font = labelFont(family)
      ctx.textBaseline = 'middle'
      ctx.fillText(label, right + LABEL_GAP, at)
      ctx.restore()
    },
  }
}
