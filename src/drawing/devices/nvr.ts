import { BRAND } from './brand.ts'
import { lettering } from './lettering.ts'
import {
  ACROSS,
  box,
  type DevicePicture,
  disc,
  frame,
  line,
  linear,
  outline,
  radial,
  ROUND_ENDS,
  shape,
} from './pen.ts'

export type NvrLabels = {
  title: string
  /** Printed on the front: `N432`. */
  model: string
}

/** Draws a recorder for a rack, with four disk bays. */
export function drawNvr({ title, model }: NvrLabels): DevicePicture {
  const body = [housing(), nameplate(model), ...[0, 1, 2, 3].map(diskBay), controls(), feet()]
  return frame({ width: 900, height: 250, title, defs: defs(), body })
}

function defs(): string[] {
  const tile = 'patternUnits="userSpaceOnUse"'
  return [
    linear('top', { 0: '#55534e', 1: '#3c3b38' }),
    linear('front', { 0: '#3a3937', 0.08: '#2b2a28', 1: '#1b1a19' }),
    linear('sheen', { 0: ['#fff', 0], 0.3: ['#fff', 0.09], 0.5: ['#fff', 0], 1: ['#fff', 0] }, ACROSS),
    linear('bay', { 0: '#111', 1: '#262523' }),
    linear('aluminium', { 0: '#f2efe9', 0.5: '#cfc9be', 1: '#a39c90' }),
    radial('button', { 0: '#4f4d49', 1: '#242322' }, { cx: 0.4, cy: 0.3, r: 0.8 }),
    `<pattern id="slots" width="10" height="9" ${tile}>${box(1, 2, 7.5, 4.2, 2.1, '#060606')}</pattern>`,
    `<pattern id="vents" width="26" height="9" ${tile}>${box(2, 2, 20, 3.4, 1.7, '#1d1c1b')}</pattern>`,
  ]
}

function housing(): string {
  return [
    shape('M58 10H842L898 66H2z', 'url(#top)'),
    shape('M58 10H842L898 66H2z', 'url(#sheen)', 'opacity=".7"'),
    shape('M190 24h180l-10 26H176zM530 24h180l14 26H540z', 'url(#vents)', 'opacity=".8"'),
    box(2, 66, 896, 158, 5, '#0e0e0d'),
    box(2, 66, 896, 156, 5, 'url(#front)'),
    box(2, 66, 896, 156, 5, 'url(#sheen)'),
    box(3, 66, 894, 2.5, 1, '#8b8882', 'opacity=".7"'),
    box(2, 216, 896, 6, 3, '#0c0c0b'),
  ].join('')
}

function nameplate(model: string): string {
  return [
    box(26, 90, 112, 108, 4, 'url(#aluminium)'),
    lettering(BRAND, { x: 82, y: 140, size: 21, colour: '#2b2a28', anchor: 'middle', weight: 700, spacing: 2.5 }),
    lettering(model, { x: 82, y: 164, size: 14, colour: '#4b483f', anchor: 'middle', spacing: 1.5 }),
  ].join('')
}

/** The lamps of the first three are green, that of the fourth is amber. */
function diskBay(index: number): string {
  const x = 160 + index * 136
  return [
    box(x, 90, 126, 108, 4, '#0a0a0a'),
    box(x + 1.5, 91.5, 123, 105, 3, 'url(#bay)'),
    box(x + 12, 104, 80, 80, 0, 'url(#slots)'),
    box(x + 102, 104, 12, 80, 3, '#3d3b38'),
    box(x + 103, 105, 10, 40, 2, '#55534e'),
    disc(x + 108, 174, 3.2, index < 3 ? '#4fd0a0' : '#d9a23a'),
  ].join('')
}

/** Power, two USB sockets and three lamps. */
function controls(): string {
  return [
    disc(774, 144, 36, '#0b0b0a'),
    disc(774, 144, 33, 'url(#button)'),
    disc(774, 144, 33, 'none', `${outline('#fff')} stroke-opacity=".14"`),
    line('M774 128v12M763 134a14 14 0 1 0 22 0', '#efece5', 3, ROUND_ENDS),
    ...[98, 128].map((y) => box(832, y, 44, 20, 2, '#060606') + box(836, y + 8, 36, 8, 0, '#3b6ea8')),
    disc(840, 180, 4, '#4fd0a0'),
    disc(856, 180, 4, '#4fd0a0'),
    disc(872, 180, 4, '#4a4844'),
  ].join('')
}

function feet(): string {
  return box(60, 222, 70, 18, 3, '#161615') + box(770, 222, 70, 18, 3, '#161615')
}
