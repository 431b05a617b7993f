import { BRAND } from './brand.ts'
import { lettering } from './lettering.ts'
import { box, type DevicePicture, disc, frame, line, linear, shape } from './pen.ts'

export type MaglockLabels = { title: string }

/** Draws a magnetic lock: the magnet of the frame above, the plate of the leaf below. */
export function drawMaglock({ title }: MaglockLabels): DevicePicture {
  return frame({ width: 760, height: 230, title, defs: defs(), body: [magnet(), plate()] })
}

function defs(): string[] {
  return [
    linear('magnet', { 0: '#f3f0ea', 0.15: '#d8d3c9', 0.6: '#bfb8ac', 1: '#989185' }),
    linear('plate', { 0: '#8f897d', 0.2: '#dcd7cd', 1: '#a9a296' }),
    linear('top', { 0: '#fbf9f5', 1: '#e2ddd3' }),
    linear('core', { 0: '#6f6a60', 0.5: '#a19b90', 1: '#5b564d' }),
    linear('screw', { 0: '#f6f3ed', 1: '#8f897d' }, [0, 0, 0.6, 1]),
  ]
}

function magnet(): string {
  return [
    shape('M28 8H732L756 30H4z', 'url(#top)'),
    box(4, 30, 752, 92, 3, 'url(#magnet)'),
    box(4, 30, 752, 2, 0, '#fff'),
    box(150, 62, 460, 42, 2, '#5d584f'),
    box(152, 64, 456, 38, 2, 'url(#core)'),
    line('M152 83h456', '#4b463e', 2),
    box(36, 52, 70, 48, 3, '#2b2a28'),
    disc(58, 76, 5, '#4fd0a0'),
    disc(84, 76, 5, '#4a4844'),
    lettering(BRAND, { x: 636, y: 84, size: 22, colour: '#6f695e', weight: 600, spacing: 2 }),
  ].join('')
}

function plate(): string {
  const screws = [150, 610].map((x) => {
    const slot = line(`M${x - 9} 175h18`, '#55524c', 3.5)
    return disc(x, 175, 17, '#8f897d') + disc(x, 175, 15, 'url(#screw)') + slot
  })
  return [
    box(96, 140, 568, 76, 5, '#7f796d'),
    box(96, 138, 568, 74, 5, 'url(#plate)'),
    box(98, 139, 564, 2, 0, '#fff', 'opacity=".8"'),
    ...screws,
    disc(380, 175, 23, '#8f897d'),
    disc(380, 175, 21, 'url(#screw)'),
    shape('M380 163l10.4 6v12l-10.4 6-10.4-6v-12z', '#4b483f'),
  ].join('')
}
