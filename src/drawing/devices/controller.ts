import { BRAND } from './brand.ts'
import { lettering } from './lettering.ts'
import { MATERIALS } from './materials.ts'
import { box, type DevicePicture, disc, frame, line, linear, outline } from './pen.ts'

export type ControllerLabels = {
  title: string
  /** Printed on the lid: `AC-C404`, and what it is. */
  model: string
  kind: string
  /** Before the number of a door. */
  doorPrefix: string
}

/** Draws a four-door controller with its terminals open. */
export function drawController(labels: ControllerLabels): DevicePicture {
  const doors = [0, 1, 2, 3].map((index) => door(index, labels.doorPrefix))
  const body = [
    housing(),
    terminals(),
    lid(labels),
    ...doors,
    disc(478, 136, 6, '#4fd0a0'),
    disc(456, 136, 6, '#4fd0a0'),
  ]
  return frame({ width: 560, height: 420, title: labels.title, defs: defs(), body })
}

function defs(): string[] {
  const terminal = [
    box(0, 0, 30, 44, 2, 'url(#terminals)'),
    disc(15, 14, 8, 'url(#screw)'),
    line('M9 14h12', '#4b483f', 2.4),
    box(7, 28, 16, 11, 1.5, '#12241c'),
  ]
  return [
    MATERIALS.white,
    MATERIALS.whiteEdge,
    linear('side', { 0: '#bdb6aa', 1: '#857e72' }),
    linear('lid', { 0: '#3b3a37', 1: '#232220' }, [0, 0, 0.4, 1]),
    linear('terminals', { 0: '#4f8a6e', 1: '#2c5f49' }),
    linear('screw', { 0: '#eee', 1: '#8f897d' }, [0, 0, 0.6, 1]),
    `<g id="terminal">${terminal.join('')}</g>`,
  ]
}

function housing(): string {
  const screws = [
    [30, 30],
    [522, 30],
    [30, 386],
    [522, 386],
  ] as const
  return [
    box(12, 10, 544, 408, 12, 'url(#side)'),
    box(4, 4, 544, 408, 12, 'url(#white-edge)'),
    box(6, 5.5, 540, 404, 10, 'url(#white)'),
    ...screws.map(([x, y]) => {
      const cross = line(`M${x - 5} ${y}h10M${x} ${y - 5}v10`, '#55524c', 2)
      return disc(x, y, 9, '#aaa397') + disc(x, y, 7.5, 'url(#screw)') + cross
    }),
  ].join('')
}

/** Twelve above the lid and twelve below. */
function terminals(): string {
  return Array.from({ length: 12 }, (_, index) => {
    const x = 62 + index * 36
    return `<use href="#terminal" x="${x}" y="24"/><use href="#terminal" x="${x}" y="346"/>`
  }).join('')
}

function lid({ model, kind }: ControllerLabels): string {
  return [
    box(40, 88, 472, 238, 8, '#151514'),
    box(40, 86, 472, 238, 8, 'url(#lid)'),
    line('M42 96a8 8 0 0 1 8-8.5h380', '#fff', 1.6, 'stroke-opacity=".25"'),
    lettering(BRAND, { x: 72, y: 142, size: 30, colour: '#efece5', weight: 600, spacing: 4 }),
    lettering(`${model}  ${kind}`, { x: 72, y: 172, size: 17, colour: '#a9a59b', spacing: 0.5 }),
  ].join('')
}

/** The lamps of a door: power, an open door, an alarm. */
function door(index: number, prefix: string): string {
  const x = 72 + index * 104
  return [
    box(x, 214, 86, 76, 5, '#191918'),
    box(x, 214, 86, 76, 5, 'none', outline('#4a4844')),
    lettering(`${prefix}${index + 1}`, { x: x + 12, y: 240, size: 17, colour: '#efece5', weight: 600 }),
    disc(x + 18, 268, 5, index < 3 ? '#4fd0a0' : '#4a4844'),
    disc(x + 38, 268, 5, index === 1 ? '#d9a23a' : '#4a4844'),
    disc(x + 58, 268, 5, '#4a4844'),
  ].join('')
}
