import { BRAND } from './brand.ts'
import { lens } from './lens.ts'
import { lettering } from './lettering.ts'
import { LENS_MATERIALS } from './materials.ts'
import { ACROSS, type DevicePicture, frame, line, linear, radial, shape } from './pen.ts'

export type DomeCameraLabels = { title: string }

const BASE =
  'M34 46h492c0 8-1 12-4 18l-26 74c-4 10-10 14-20 16-40 8-112 14-196 14s-156-6-196-14' +
  'c-10-2-16-6-20-16L38 64c-3-6-4-10-4-18z'
const DOME = 'M104 152c0 6 80 16 176 16s176-10 176-16c4 134-76 232-176 232S100 286 104 152z'

/** Draws a dome camera under a ceiling. */
export function drawDomeCamera({ title }: DomeCameraLabels): DevicePicture {
  return frame({ width: 560, height: 400, title, defs: defs(), body: [base(), dome(), lip()] })
}

function defs(): string[] {
  return [
    ...LENS_MATERIALS,
    linear('base', { 0: '#d2ccc1', 0.12: '#f7f5f0', 0.35: '#fffefb', 0.7: '#e5e0d7', 1: '#a8a195' }, ACROSS),
    linear('lip', { 0: '#bab3a7', 0.3: '#f6f3ee', 0.7: '#d8d2c7', 1: '#8f887c' }, ACROSS),
    linear('shade', { 0: ['#000', 0], 1: ['#000', 0.2] }),
    radial('dome', { 0: '#4b4f54', 0.35: '#25272a', 0.75: '#101112', 1: '#1d1e20' }, { cx: 0.4, cy: 0.3, r: 0.75 }),
    linear('light', { 0: ['#fff', 0.55], 1: ['#fff', 0] }, [0, 0, 0.4, 1]),
    linear('back-light', { 0: ['#fff', 0], 1: ['#cfe0ff', 0.3] }, [0, 0, 0.2, 1]),
    `<clipPath id="in-dome"><path d="${DOME}"/></clipPath>`,
  ]
}

function base(): string {
  return [
    shape('M34 26C34 10 90 6 280 6s246 4 246 20v22H34z', 'url(#base)'),
    shape(BASE, 'url(#base)'),
    shape(BASE, 'url(#shade)'),
    line('M34 47c60 10 140 14 246 14s186-4 246-14', '#a39c90', 2),
    line('M34 50c60 10 140 14 246 14s186-4 246-14', '#fff', 2, 'opacity=".9"'),
  ].join('')
}

function dome(): string {
  const cradle = 'M196 150h168v70a84 78 0 0 1-168 0z'
  const shadow = 'M98 152c0 6 82 16 182 16s182-10 182-16v28c-40 10-110 16-182 16s-142-6-182-16z'
  const inside = [
    shape(cradle, '#0b0b0c'),
    line(cradle, '#3c3f42', 3),
    lens(280, 244, 60),
    shape(shadow, '#000', 'opacity=".4"'),
  ]
  return [
    shape(DOME, 'url(#dome)'),
    `<g clip-path="url(#in-dome)">${inside.join('')}</g>`,
    shape('M126 186c0 66 24 122 62 154-18-48-24-100-18-148-16-1-32-3-44-6z', 'url(#light)', 'opacity=".42"'),
    shape('M440 200c0 82-44 148-108 172 76-14 122-84 118-172z', 'url(#back-light)', 'opacity=".55"'),
  ].join('')
}

function lip(): string {
  const d = 'M86 142c30 8 110 16 194 16s164-8 194-16l-6 16c-26 8-108 18-188 18s-162-10-188-18z'
  const name = { x: 280, y: 112, size: 20, colour: '#9a9387', anchor: 'middle', weight: 600, spacing: 3 } as const
  return shape(d, 'url(#lip)') + lettering(BRAND, name)
}
