import type { Chart, ChartOptions } from 'chart.js'
import { useWords, type Words } from '../../src/base/i18n/words.ts'
import { applyTextStyle } from './canvas-type.ts'
import type { HomeData } from './home-data.ts'
import { columnTops } from './beams.ts'
import { beamOf, TowerChart } from './tower-chart.tsx'

/** Duration in milliseconds of the transitions of a tooltip and a highlighted column. */
const HOVER_MS = 150
/** Width of the base line. */
const FLOOR = 2

type SalesChartProps = Pick<HomeData, 'series'> & {
  label: string | undefined
  years: readonly { year: number; thousandSets: readonly number[]; total: number }[]
  /** Height of the tallest column as a share of the picture. */
  share: number
  /** The HTML picture that it replaces: one element per year, with the total, the column and the year. */
  picture: HTMLElement
}

/** Yearly sales as stacked columns, drawn by chart.js in the position and style of the HTML picture. */
export function SalesChart({ label, years, series, share, picture }: SalesChartProps) {
  const t = useWords()
  const [total, tower, caption] = picture.firstElementChild?.children ?? []
  if (!total || !tower || !caption) return null
  const tallest = Math.max(...years.map((year) => year.total))
  return (
    <TowerChart
      label={label}
      columns={years.map(({ year }) => String(year))}
      floors={series.map(({ name }, index) => ({
        name,
        values: years.map(({ thousandSets }) => thousandSets[index] ?? 0),
        element: tower.children[index],
      }))}
      beam={tower}
      gap={(width) => (gapOf(picture) * years.length) / width}
      options={createOptions(picture, caption, tallest / share, t)}
      picture={picture}
      inscribe={writeTotalsAndYears}
    />
  )
}

function createOptions(picture: HTMLElement, caption: Element, max: number, t: Words) {
  const hasMotion = !window.matchMedia('(prefers-reduced-motion: reduce)').matches
  const font = fontOf(caption)
  const token = (name: string) => getComputedStyle(picture).getPropertyValue(name)
  const ink = token('--ink')
  return {
    // It replaces the HTML picture without animation; only hovered columns are animated.
    animation: hasMotion && { duration: 0 },
    transitions: { active: { animation: { duration: HOVER_MS } } },
    interaction: { mode: 'index', intersect: false },
    // Space for the years below the columns.
    layout: { padding: ({ chart }) => ({ bottom: chart.height - picture.clientHeight }) },
    scales: {
      x: {
        stacked: true,
        border: { color: ink, width: FLOOR },
        grid: { display: false, drawTicks: false },
        ticks: { display: false },
      },
      y: { display: false, stacked: true, min: 0, max },
    },
    plugins: {
      tooltip: {
        animation: hasMotion && { duration: HOVER_MS },
        backgroundColor: token('--sheet'),
        borderColor: ink,
        borderWidth: 1,
        boxHeight: 4,
        boxPadding: 6,
        boxWidth: 12,
        caretSize: 0,
        cornerRadius: 2,
        padding: 12,
        titleColor: ink,
        titleFont: { ...font, weight: 600 },
        bodyColor: ink,
        bodyFont: font,
        footerColor: ink,
        footerFont: { ...font, weight: 600 },
        multiKeyBackground: 'transparent',
        callbacks: {
          label: ({ dataset, parsed }) => t('home:sales.sets', { name: dataset.label, sets: parsed.y }),
          footer: (items) =>
            t('home:sales.total', { sets: items.reduce((sum, { parsed }) => sum + (parsed.y ?? 0), 0) }),
        },
      },
    },
  } satisfies ChartOptions<'bar'>
}

/** Writes the total of each year on its beam, and the year below. */
function writeTotalsAndYears(chart: Chart<'bar'>, picture: HTMLElement): void {
  const { ctx } = chart
  for (const [index, { left, top }] of columnTops(chart).entries()) {
    const [total, tower, caption] = picture.children[index]?.children ?? []
    if (!total || !tower || !caption) continue
    const { lineHeight, baseline } = applyTextStyle(ctx, total)
    ctx.fillText(total.textContent ?? '', left, top - beamOf(tower).height - lineHeight + baseline)
    const below = applyTextStyle(ctx, caption)
    const inset = Number.parseFloat(getComputedStyle(caption).paddingBlockStart)
    ctx.fillText(caption.textContent ?? '', left, picture.clientHeight + inset + below.baseline)
  }
}

function gapOf(picture: Element): number {
  return Number.parseFloat(getComputedStyle(picture).columnGap)
}

function fontOf(element: Element) {
  const { fontFamily, fontSize, lineHeight } = getComputedStyle(element)
  return { family: fontFamily, size: Number.parseFloat(fontSize), lineHeight }
}
