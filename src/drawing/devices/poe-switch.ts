import { BRAND } from './brand.ts'
import { lettering } from './lettering.ts'
import { ACROSS, box, type DevicePicture, disc, frame, linear, shape } from './pen.ts'

export type PoeSwitchLabels = {
  title: string
  /** Printed on the front: `OA-S16-P`. */
  model: string
}

/** Draws a switch for a rack, with sixteen ports and four uplinks. */
export function drawPoeSwitch({ title, model }: PoeSwitchLabels): DevicePicture {
  const ports = Array.from({ length: 16 }, (_, index) => port(index))
  const uplinks = [0, 1, 2, 3].map(uplink)
  const body = [housing(), nameplate(model), ...ports, ...uplinks, consolePort(), feet()]
  return frame({ width: 900, height: 210, title, defs: defs(), body })
}

function defs(): string[] {
  const contacts = [12, 16.3, 20.6, 24.9, 29.2, 33.5, 37.8, 42].map((x) => `M${x} 6v10`).join('')
  const port = [
    box(0, 0, 54, 46, 3, '#8f887c'),
    box(2, 2, 50, 42, 2, 'url(#port-hole)'),
    shape('M17 44v-7h6v-5h8v5h6v7z', '#3b3832'),
    shape(contacts, 'none', 'stroke="url(#gold)" stroke-width="2"'),
  ]
  return [
    linear('top', { 0: '#e9e5dd', 1: '#d3cdc3' }),
    linear('front', { 0: '#f8f6f1', 0.1: '#ebe7df', 1: '#c9c3b8' }),
    linear('port-hole', { 0: '#050505', 1: '#24221f' }),
    linear('gold', { 0: '#d8b46a', 1: '#8d6d2c' }),
    linear('sheen', { 0: ['#fff', 0], 0.35: ['#fff', 0.5], 0.55: ['#fff', 0], 1: ['#000', 0.05] }, ACROSS),
    linear('cage', { 0: '#b9b2a6', 1: '#8f887c' }),
    `<g id="port">${port.join('')}</g>`,
  ]
}

function housing(): string {
  return [
    shape('M54 8H846L898 54H2z', 'url(#top)'),
    shape('M54 8H846L898 54H2z', 'url(#sheen)', 'opacity=".8"'),
    box(2, 54, 896, 132, 5, '#a9a296'),
    box(2, 54, 896, 130, 5, 'url(#front)'),
    box(3, 54, 894, 2.5, 1, '#fff'),
    box(2, 178, 896, 6, 3, '#a39c90', 'opacity=".6"'),
  ].join('')
}

function nameplate(model: string): string {
  return [
    lettering(BRAND, { x: 28, y: 112, size: 22, colour: '#2b2a28', weight: 700, spacing: 2.5 }),
    lettering(model, { x: 28, y: 136, size: 14, colour: '#6f695e', spacing: 1.5 }),
    disc(34, 158, 4, '#2f9d74'),
    disc(50, 158, 4, '#2f9d74'),
    disc(66, 158, 4, '#c6bfb3'),
  ].join('')
}

/** A socket with its lamps for link and power, above it in the upper row and below it in the lower. */
function port(index: number): string {
  const column = index % 8
  const isUpper = index < 8
  const x = 150 + column * 62 + (column > 3 ? 16 : 0)
  const y = isUpper ? 70 : 124
  const lampY = isUpper ? y - 5 : y + 47.5
  const link = (index * 7) % 5 < 3 ? '#2f9d74' : '#b7b0a4'
  const power = (index * 5) % 4 < 2 ? '#d9a23a' : '#b7b0a4'
  return (
    `<use href="#port" x="${x}" y="${y}"/>` +
    box(x + 4, lampY, 10, 3.5, 1, link) +
    box(x + 40, lampY, 10, 3.5, 1, power)
  )
}

function uplink(index: number): string {
  const x = 690 + (index % 2) * 80
  const y = 72 + Math.floor(index / 2) * 52
  return [
    box(x, y, 68, 40, 3, 'url(#cage)'),
    box(x + 4, y + 5, 60, 30, 2, '#121110'),
    box(x + 8, y + 9, 52, 12, 1, '#2f2d2a'),
  ].join('')
}

function consolePort(): string {
  return [
    disc(866, 98, 13, '#b7b0a4'),
    disc(866, 98, 11, '#efece5'),
    disc(866, 98, 4, '#6f695e'),
    box(858, 130, 16, 34, 3, '#b7b0a4'),
    box(860, 132, 12, 14, 2, '#2b2a28'),
  ].join('')
}

function feet(): string {
  return box(70, 184, 60, 16, 3, '#3b3832') + box(770, 184, 60, 16, 3, '#3b3832')
}
