import { BRAND } from './brand.ts'
import { lettering } from './lettering.ts'
import { ACROSS, box, type DevicePicture, disc, frame, line, linear, outline, ROUND_LINE, shape } from './pen.ts'

export type MetalDetectorLabels = {
  title: string
  /** On the display: how many have passed. */
  count: string
}

/** Draws a walk-through metal detector, from before it, with one zone of the right post in alarm. */
export function drawMetalDetector({ title, count }: MetalDetectorLabels): DevicePicture {
  const body = [depth(), post(34), post(490, 3), beam(count)]
  return frame({ width: 640, height: 1120, title, defs: defs(), body })
}

function defs(): string[] {
  return [
    linear('post', { 0: '#c9c3b8', 0.12: '#f6f3ed', 0.5: '#ece8e0', 0.88: '#d9d3c9', 1: '#aaa397' }, ACROSS),
    linear('inside-left', { 0: '#8f887c', 1: '#bdb6aa' }, ACROSS),
    linear('inside-right', { 0: '#d5cfc5', 1: '#a39c90' }, ACROSS),
    linear('beam', { 0: '#3a3937', 0.1: '#2b2a28', 1: '#1b1a19' }),
    linear('under', { 0: '#0b0b0a', 1: '#2d2c2a' }),
    linear('foot', { 0: '#45433f', 1: '#1d1c1b' }),
    linear('lamp', { 0: '#1f5f4a', 0.5: '#5fe0b0', 1: '#1f5f4a' }, ACROSS),
    linear('shade', { 0: ['#000', 0.3], 1: ['#000', 0] }),
  ]
}

/** The inner faces of the posts and the beam, seen through the passage. */
function depth(): string {
  return [
    shape('M150 180L190 206V1040L150 1076z', 'url(#inside-left)'),
    shape('M490 180L450 206V1040L490 1076z', 'url(#inside-right)'),
    shape('M150 176H490L450 208H190z', 'url(#under)'),
    shape('M150 1092L190 1052V1040L150 1076zM490 1092L450 1052V1040L490 1076z', '#55524c'),
  ].join('')
}

function post(x: number, zoneInAlarm?: number): string {
  const zones = Array.from({ length: 6 }, (_, zone) => {
    const y = 246 + zone * 130
    const lamp = zone === zoneInAlarm ? '#e8573a' : 'url(#lamp)'
    return box(x + 50, y, 16, 104, 8, '#2b2a28') + box(x + 54, y + 4, 8, 96, 4, lamp)
  })
  return [
    box(x - 10, 1076, 136, 34, 6, 'url(#foot)'),
    box(x - 10, 1076, 136, 3, 1, '#8b8882', 'opacity=".6"'),
    box(x, 150, 116, 930, 4, 'url(#post)'),
    box(x, 150, 116, 60, 0, 'url(#shade)', 'opacity=".6"'),
    box(x + 22, 220, 72, 810, 8, 'none', outline('#c6c0b4', 2)),
    box(x + 23, 221, 72, 810, 8, 'none', `${outline('#fff', 1.5)} opacity=".9"`),
    ...zones,
  ].join('')
}

function beam(count: string): string {
  return [
    box(18, 30, 604, 124, 8, '#0f0f0e'),
    box(18, 28, 604, 124, 8, 'url(#beam)'),
    box(20, 29, 600, 2.5, 1, '#a19d95', 'opacity=".7"'),
    box(224, 54, 192, 72, 5, '#050505'),
    box(225, 55, 190, 70, 4, '#0f1412'),
    lettering(count, { x: 242, y: 103, size: 40, colour: '#8ff0cb', weight: 500, spacing: 3 }),
    line('M372 72v36M362 98l10 11 10-11', '#8ff0cb', 4, ROUND_LINE),
    lettering(BRAND, { x: 56, y: 100, size: 24, colour: '#d9d4c8', weight: 600, spacing: 4 }),
    disc(520, 90, 9, '#5fe0b0'),
    disc(550, 90, 9, '#3c3a37'),
    disc(580, 90, 9, '#3c3a37'),
  ].join('')
}
