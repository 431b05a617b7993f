import { lettering } from './lettering.ts'
import { MATERIALS } from './materials.ts'
import {
  ACROSS,
  box,
  type DevicePicture,
  disc,
  frame,
  line,
  linear,
  oval,
  outline,
  radial,
  ROUND_ENDS,
  ROUND_LINE,
  shape,
} from './pen.ts'

export type IndoorMonitorLabels = {
  title: string
  /** Over the picture: where it comes from, and the time. */
  place: string
  time: string
  /** On the four keys of the screen. */
  talk: string
  unlock: string
  record: string
  end: string
}

/** Draws an indoor monitor with a visitor on its screen. */
export function drawIndoorMonitor(labels: IndoorMonitorLabels): DevicePicture {
  const body = [housing(), scene(), caption(labels), keys(labels), chin()]
  return frame({ width: 780, height: 520, title: labels.title, defs: defs(), body })
}

function defs(): string[] {
  const { white, whiteEdge, glass, reflection } = MATERIALS
  return [
    white,
    whiteEdge,
    glass,
    reflection,
    linear('wall', { 0: '#b9b2a4', 1: '#8f8878' }),
    linear('floor', { 0: '#6f695c', 1: '#9c9483' }),
    linear('coat', { 0: '#c64a2f', 1: '#8f2c18' }, [0, 0, 0.6, 1]),
    linear('sky', { 0: '#f3e4c6', 1: '#e8cfa4' }),
    linear('vignette', { 0: ['#000', 0.28], 0.3: ['#000', 0], 0.75: ['#000', 0], 1: ['#000', 0.3] }, ACROSS),
    radial('skin', { 0: '#e7bd98', 1: '#b98a65' }, { cx: 0.4, cy: 0.35, r: 0.7 }),
  ]
}

function housing(): string {
  return [
    box(6, 10, 772, 508, 34, '#a39d91'),
    box(4, 4, 772, 508, 34, 'url(#white-edge)'),
    box(6, 5.5, 768, 503, 32, 'url(#white)'),
    box(22, 22, 736, 430, 18, '#070708'),
    box(23, 23, 734, 428, 17, 'url(#glass)'),
  ].join('')
}

/** What the gate's camera sees. */
function scene(): string {
  const content = [lobby(), visitor(), parcel(), box(0, 0, 500, 390, 0, 'url(#vignette)')]
  return `<svg x="40" y="42" width="500" height="390" viewBox="0 0 500 390">${content.join('')}</svg>`
}

/** A lobby with daylight behind its door, 500 by 390. Needs the gradients `wall`, `floor` and `sky`. */
export function lobby(): string {
  return [
    box(0, 0, 500, 390, 0, 'url(#wall)'),
    shape('M0 300L160 250H340L500 300V390H0z', 'url(#floor)'),
    shape('M0 0L160 60V250L0 300z', '#8b8475'),
    shape('M500 0L340 60V250L500 300z', '#a39b8b'),
    shape('M0 0H500L340 60H160z', '#cfc8ba'),
    box(190, 84, 120, 166, 0, 'url(#sky)'),
    box(190, 84, 120, 166, 0, 'none', outline('#2d2a25', 5)),
    line('M250 84v166M190 140h120', '#2d2a25', 3),
    box(178, 70, 144, 14, 0, '#2d2a25'),
    line('M30 60V285M60 70V276M90 78V268M120 86V259', '#6b6558', 2, 'opacity=".6"'),
    shape('M390 96h70v56l-70-8z', '#6f685a'),
    line('M398 102h54M398 116h54M398 130h54', '#8f8877', 2),
  ].join('')
}

/** Someone in a red coat and a cap, who stands before `lobby`. Needs the gradients `coat` and `skin`. */
export function visitor(): string {
  return [
    shape('M140 390c2-66 28-104 78-114l32-8 32 8c50 10 76 48 78 114z', 'url(#coat)'),
    shape('M228 250h44v26c-8 18-36 18-44 0z', '#8d6248'),
    shape('M212 276l20-8c6 16 30 16 36 0l20 8-22 26-16-10-16 10z', '#6f2112'),
    oval(250, 214, 36, 46, 'url(#skin)'),
    line('M214 214c8 6 10 10 12 20M286 214c-8 6-10 10-12 20', '#2a2521', 6, `${ROUND_ENDS} opacity=".6"`),
    line('M234 222h9M257 222h9', '#3a2a20', 3.5, ROUND_ENDS),
    line('M250 224l-3 12h6', '#8d6248', 2, ROUND_ENDS),
    line('M241 246q9 4 18 0', '#7a4a38', 2.5, ROUND_ENDS),
    shape('M208 204c-2-34 16-52 42-52s44 18 42 52c-26-8-58-8-84 0z', '#2b2a28'),
    shape('M200 206c20-16 80-16 100 0 2 3-1 6-5 5-28-7-62-7-90 0-4 1-7-2-5-5z', '#1b1a19'),
    shape('M243 176h14v10h-14z', '#c64a2f'),
    shape('M216 212c20-6 48-6 68 0-4 8-64 8-68 0z', '#000', 'opacity=".22"'),
    line('M250 300v90', '#6f2112', 2.5),
  ].join('')
}

/** The parcel that `visitor` holds. */
export function parcel(): string {
  return [
    shape('M150 338h96v52h-96z', '#c9a777'),
    shape('M150 338h96v10h-96z', '#000', 'opacity=".08"'),
    shape('M190 338h16v52h-16z', '#a98855'),
    box(212, 358, 26, 18, 1, '#efe6d3'),
  ].join('')
}

function caption({ place, time }: IndoorMonitorLabels): string {
  return [
    box(40, 42, 500, 34, 0, '#000', 'opacity=".42"'),
    disc(58, 59, 5, '#e0543a'),
    lettering(place, { x: 72, y: 64, size: 15, colour: '#fff', weight: 500 }),
    lettering(time, { x: 526, y: 64, size: 15, colour: '#fff', anchor: 'end' }),
  ].join('')
}

function keys({ talk, unlock, record, end }: IndoorMonitorLabels): string {
  const keys = [
    { label: talk, colour: '#1E6650', icon: 'M-16 12v-9a16 16 0 0 1 32 0v9M-16 2h6v14h-6zM10 2h6v14h-6z' },
    { label: unlock, colour: '#B0361E', icon: 'M-11 -2h22v18h-22zM-7 -2v-6a7 7 0 0 1 13-3' },
    { label: record, colour: '#3a3a38', icon: 'M-16 -10h22v20h-22zM6 -2l10-7v18l-10-7z' },
    { label: end, colour: '#3a3a38', icon: 'M-12 -10a17 17 0 1 0 24 0M0 -17v16' },
  ]
  const drawn = keys.map(({ label, colour, icon }, index) => {
    const y = 42 + index * 100
    return [
      box(554, y, 190, 90, 10, colour),
      line(icon, '#fff', 3, `${ROUND_LINE} transform="translate(592 ${y + 44})"`),
      lettering(label, { x: 628, y: y + 52, size: 20, colour: '#fff', weight: 500 }),
    ].join('')
  })
  const light = shape('M23 40a17 17 0 0 1 17-17h300L170 451H40a17 17 0 0 1-17-17z', 'url(#reflection)', 'opacity=".7"')
  return drawn.join('') + light
}

/** Lamp, two keys and the loudspeaker below the screen. */
function chin(): string {
  return [
    disc(390, 482, 4, '#1E6650'),
    ...[330, 414].map((x) => box(x, 478, 36, 7, 3.5, '#cfc9be') + box(x, 478, 36, 2, 1, '#b4aea2')),
    ...Array.from({ length: 9 }, (_, index) => box(80 + index * 10, 470, 4, 24, 2, '#b9b3a8')),
  ].join('')
}
