import { smallLens } from './lens.ts'
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
  outline,
  oval,
  radial,
  ROUND_ENDS,
  ROUND_LINE,
  shape,
  waves,
} from './pen.ts'

export type FaceTerminalLabels = {
  title: string
  /** On the screen: the time, the day, and the word for someone it knows. */
  time: string
  day: string
  welcome: string
}

/** Points that the terminal measures a face by: lines without length, of which only the round ends are seen. */
const LANDMARKS =
  'M98 238h0M122 238h0M110 231h0M110 243h0M142 238h0M166 238h0M154 231h0M154 243h0M132 262h0M114 286h0M150 286h0' +
  'M132 292h0M80 262h0M184 262h0M92 294h0M172 294h0M110 314h0M154 314h0M132 320h0'

/** Draws a face terminal with two cameras, and a recognised face on its screen. */
export function drawFaceTerminal(labels: FaceTerminalLabels): DevicePicture {
  const body = [housing(), cameras(), screen(labels), lowerPart()]
  return frame({ width: 330, height: 720, title: labels.title, defs: defs(), body })
}

function defs(): string[] {
  const { graphiteEdge, glass, reflection, lens, coating } = MATERIALS
  return [
    graphiteEdge,
    glass,
    reflection,
    lens,
    coating,
    linear('side', { 0: '#5b5954', 0.3: '#2b2a28', 1: '#131312' }),
    linear('screen', { 0: '#2c3531', 0.5: '#48574f', 1: '#7c8a7e' }, [0, 0, 0.2, 1]),
    linear('face', { 0: '#d5ddd2', 0.5: '#a9b5aa', 1: '#74827a' }, [0, 0, 0.5, 1]),
    linear('shirt', { 0: '#c3ccc2', 1: '#5e6c63' }, [0, 0, 0.3, 1]),
    linear('lamp', { 0: ['#3fd19a', 0], 0.5: '#5fe0b0', 1: ['#3fd19a', 0] }, ACROSS),
    radial('glow', { 0: ['#5fe0b0', 0.5], 1: ['#5fe0b0', 0] }),
  ]
}

function housing(): string {
  return [
    box(20, 6, 304, 712, 42, 'url(#side)'),
    box(4, 4, 304, 712, 42, 'url(#graphite-edge)'),
    box(6, 6, 300, 708, 40, '#121212'),
    box(7.5, 7.5, 297, 705, 39, 'url(#glass)'),
  ].join('')
}

function cameras(): string {
  return [
    box(70, 28, 172, 52, 26, '#050505'),
    box(70, 28, 172, 52, 26, 'none', `${outline('#fff')} stroke-opacity=".08"`),
    smallLens(104, 54, 17),
    smallLens(208, 54, 17),
    disc(156, 54, 6, '#2b0f0d'),
    disc(155, 53, 2.2, '#7a2d24'),
    disc(140, 54, 2.4, '#1c1c1d'),
    disc(172, 54, 2.4, '#1c1c1d'),
  ].join('')
}

function screen({ time, day, welcome }: FaceTerminalLabels): string {
  const content = [
    box(0, 0, 264, 470, 10, 'url(#screen)'),
    shape('M0 300L90 250V60L0 20z', '#1e2622', 'opacity=".5"'),
    shape('M264 300L190 250V60L264 20z', '#1e2622', 'opacity=".35"'),
    bust(),
    features(),
    measuring(),
    lettering(time, { x: 132, y: 44, size: 34, colour: '#fff', anchor: 'middle', weight: 600, spacing: -0.5 }),
    lettering(day, { x: 132, y: 66, size: 13, colour: '#fff', anchor: 'middle', opacity: 0.75, spacing: 1.5 }),
    box(42, 404, 180, 46, 23, '#0f3d2e'),
    line('M66 427l8 8 14-16', '#7ff0c4', 3.5, ROUND_LINE),
    lettering(welcome, { x: 100, y: 433, size: 17, colour: '#fff', weight: 600 }),
  ]
  return `<svg x="24" y="98" width="264" height="470" viewBox="0 0 264 470">${content.join('')}</svg>`
}

/** A face before the camera, within 264 by 470. Needs the gradients `face` and `shirt`. */
export function bust(): string {
  const hair = 'M70 244c-14-70 14-118 62-118s76 46 62 116c-2-26-10-46-20-60-28 4-62 0-82-10-12 16-20 44-22 72z'
  return [
    shape('M20 470c6-86 36-114 80-122l32-14 32 14c44 8 74 36 80 122z', 'url(#shirt)'),
    shape('M102 300h60v46c-14 20-46 20-60 0z', '#7d8a80'),
    shape('M102 318c16 18 44 18 60 0v12c-16 18-44 18-60 0z', '#4d5a51', 'opacity=".5"'),
    shape('M74 228c0-62 24-94 58-94s58 32 58 94c0 52-28 92-58 92s-58-40-58-92z', 'url(#face)'),
    shape(hair, '#2b352f'),
  ].join('')
}

/** Eyes, nose and mouth of `bust`. */
export function features(): string {
  const nose = 'M132 232c-2 14-6 24-8 30 4 4 10 5 14 3'
  return [
    line('M98 226q12-7 24 0M142 226q12-7 24 0', '#46534a', 4, `${ROUND_ENDS} opacity=".75"`),
    line(nose, '#5d6b61', 2.5, `${ROUND_ENDS} opacity=".7"`),
    line('M116 286q16 8 32 0', '#4d5a51', 3.5, `${ROUND_ENDS} opacity=".75"`),
  ].join('')
}

/** The measured points of `bust`, and the four corners around the face. */
export function measuring(): string {
  const corners =
    'M56 176v-26a18 18 0 0 1 18-18h22M168 132h22a18 18 0 0 1 18 18v26' +
    'M208 300v26a18 18 0 0 1-18 18h-22M96 344h-22a18 18 0 0 1-18-18v-26'
  return line(LANDMARKS, '#b8ffe2', 3.8, `${ROUND_ENDS} opacity=".85"`) + line(corners, '#eafff6', 3.5, ROUND_ENDS)
}

/** Card reader, lamp, and the light on the glass. */
function lowerPart(): string {
  const light = 'M7.5 46a39 39 0 0 1 39-38.5h150L60 712.5H46.5a39 39 0 0 1-39-39z'
  return [
    waves(150, 632, 16, '#8b8a86', 2.6, 0.9),
    box(108, 680, 96, 4, 2, 'url(#lamp)'),
    oval(156, 682, 90, 16, 'url(#glow)', 'opacity=".35"'),
    shape(light, 'url(#reflection)', 'opacity=".8"'),
    line('M7 60V46a39 39 0 0 1 39-39.5h200', '#fff', 1.6, 'stroke-opacity=".25"'),
  ].join('')
}
