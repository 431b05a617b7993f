import { KEYS, keyLegend } from './keypad.ts'
import { lens } from './lens.ts'
import { lettering } from './lettering.ts'
import { LENS_MATERIALS, MATERIALS } from './materials.ts'
import {
  ACROSS,
  box,
  type DevicePicture,
  disc,
  dots,
  frame,
  line,
  linear,
  outline,
  radial,
  ROUND_LINE,
  shape,
  waves,
} from './pen.ts'

export type DoorStationLabels = {
  title: string
  /** On the screen: the time, where the station stands, and the home that was rung. */
  time: string
  place: string
  home: string
}

/** Draws an entrance station with camera, screen, keypad, card reader and bell. */
export function drawDoorStation(labels: DoorStationLabels): DevicePicture {
  const body = [housing(), infrared(), lens(148, 108, 54), screen(labels), keypad(), readerAndBell(), loudspeaker()]
  return frame({ width: 300, height: 740, title: labels.title, defs: defs(), body })
}

function defs(): string[] {
  const { graphite, graphiteEdge, glass, reflection } = MATERIALS
  return [
    graphite,
    graphiteEdge,
    glass,
    reflection,
    ...LENS_MATERIALS,
    dots('speaker', 11, 2.6, '#0d0d0c'),
    dots('speaker-light', 11, 2.6, '#5a5854'),
    radial('key', { 0: '#57554f', 0.7: '#3d3c39', 1: '#302f2d' }, { cy: 0.35, r: 0.7 }),
    linear('key-ring', { 0: '#171716', 1: '#66645e' }, [0, 0, 0.3, 1]),
    linear(
      'brushed',
      { 0: ['#fff', 0.05], 0.3: ['#fff', 0], 0.55: ['#fff', 0.045], 0.8: ['#000', 0.08], 1: ['#000', 0.16] },
      ACROSS,
    ),
    linear('screen', { 0: '#f4efe4', 1: '#dcd4c3' }, [0, 0, 0.3, 1]),
  ]
}

function housing(): string {
  return [
    box(10, 8, 284, 728, 30, '#0f0f0e'),
    box(6, 4, 284, 728, 30, 'url(#graphite-edge)'),
    box(8.5, 6.5, 279, 723, 28, 'url(#graphite)'),
    box(8.5, 6.5, 279, 723, 28, 'url(#brushed)'),
    box(24, 22, 248, 300, 18, '#0a0a0a'),
    box(25.5, 23.5, 245, 297, 17, 'url(#glass)'),
  ].join('')
}

/** Twelve lamps around the lens. */
function infrared(): string {
  return Array.from({ length: 12 }, (_, index) => {
    const angle = (index / 12) * Math.PI * 2 + 0.26
    const dx = Math.cos(angle) * 70
    const dy = Math.sin(angle) * 70
    return disc(148 + dx, 108 + dy, 3.6, '#1f1513') + disc(147 + dx, 107 + dy, 1.2, '#5b3a35')
  }).join('')
}

function screen({ time, place, home }: DoorStationLabels): string {
  return [
    box(44, 204, 208, 98, 6, 'url(#screen)'),
    box(44, 204, 208, 98, 6, 'none', `${outline('#000')} stroke-opacity=".5"`),
    lettering(time, { x: 58, y: 231, size: 15, colour: '#3b372f', weight: 600 }),
    lettering(place, { x: 238, y: 231, size: 12, colour: '#6b6557', anchor: 'end', spacing: 1 }),
    lettering(home, { x: 58, y: 279, size: 40, colour: '#1c1b18', weight: 600, spacing: -1 }),
    disc(226, 267, 13, '#B0361E'),
    line('M220 267l4.6 4.6 8-9', '#fff', 2.4, ROUND_LINE),
    shape('M25.5 41a17 17 0 0 1 17-17.5h118L70 320.5H42.5a17 17 0 0 1-17-17z', 'url(#reflection)'),
  ].join('')
}

function keypad(): string {
  return KEYS.map((key, index) => {
    const x = 78 + (index % 3) * 70
    const y = 372 + Math.floor(index / 3) * 62
    const light = `M${x - 17} ${y - 13}a21.5 21.5 0 0 1 34 0`
    return [
      disc(x, y, 25.5, 'url(#key-ring)'),
      disc(x, y, 23.6, 'url(#key)'),
      line(light, '#fff', 1.4, 'stroke-opacity=".16"'),
      keyLegend(key, x, y, 20, 7),
    ].join('')
  }).join('')
}

function readerAndBell(): string {
  const bell = 'M194 650h24M197 650v-10a9 9 0 0 1 18 0v10M206 628v3M203 654a3.5 3.5 0 0 0 6 0'
  return [
    box(44, 612, 92, 56, 28, '#1b1a19'),
    box(44, 613, 92, 56, 28, 'none', `${outline('#fff')} stroke-opacity=".12"`),
    waves(80, 640, 18, '#d9d4c8', 2.4),
    box(160, 612, 92, 56, 28, '#c9b99a'),
    box(161, 613, 90, 54, 27, 'none', `${outline('#fff')} stroke-opacity=".5"`),
    line(bell, '#2b2620', 2.4, ROUND_LINE),
  ].join('')
}

function loudspeaker(): string {
  return [
    box(60, 688, 176, 33, 0, 'url(#speaker-light)', 'transform="translate(.7 1)"'),
    box(60, 688, 176, 33, 0, 'url(#speaker)'),
    line('M8.5 40a28 28 0 0 1 28-33.5h220', '#fff', 1.6, 'stroke-opacity=".28"'),
  ].join('')
}
