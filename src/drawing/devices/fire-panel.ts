import { BRAND } from './brand.ts'
import { lettering } from './lettering.ts'
import { MATERIALS } from './materials.ts'
import { box, type DevicePicture, disc, frame, line, linear, outline, radial, shape } from './pen.ts'

export type FirePanelLabels = {
  title: string
  /** On the red band, in two weights. */
  band: readonly [strong: string, light: string]
  /** On the display: the state, then two lines of detail. */
  display: readonly [state: string, detail: string, time: string]
  /** Printed below: `FR-254`. */
  model: string
}

/** Draws a fire alarm panel: display, 32 group lamps, keys, sounder and lock. */
export function drawFirePanel({ title, band, display, model }: FirePanelLabels): DevicePicture {
  const body = [
    housing(),
    redBand(band),
    lcd(display),
    arrowKeys(),
    groupLamps(),
    keys(),
    lowerPart(),
    nameplate(model),
  ]
  return frame({ width: 560, height: 720, title, defs: defs(), body })
}

function defs(): string[] {
  return [
    MATERIALS.white,
    MATERIALS.whiteEdge,
    linear('band', { 0: '#c6452c', 0.1: '#b83a22', 1: '#992b17' }),
    linear('side', { 0: '#bdb6aa', 1: '#857e72' }),
    linear('lcd', { 0: '#c7d3b6', 1: '#9fb08c' }, [0, 0, 0.3, 1]),
    radial('key', { 0: '#fffefb', 1: '#d5cfc4' }, { cx: 0.4, cy: 0.3, r: 0.9 }),
    radial('red-key', { 0: '#e2644a', 1: '#a62f19' }, { cx: 0.4, cy: 0.3, r: 0.8 }),
    linear('aluminium', { 0: '#f7f5f0', 0.5: '#b9b2a6', 1: '#e5e0d7' }, [0, 0, 1, 1]),
  ]
}

function housing(): string {
  return [
    box(14, 10, 540, 706, 14, 'url(#side)'),
    box(4, 4, 540, 708, 14, 'url(#white-edge)'),
    box(6, 5.5, 536, 704, 12, 'url(#white)'),
    box(28, 28, 492, 660, 6, 'none', outline('#bdb6aa', 2)),
    box(29.5, 29.5, 492, 660, 6, 'none', outline('#fff', 1.5)),
  ].join('')
}

function redBand([strong, light]: FirePanelLabels['band']): string {
  return [
    box(30, 30, 488, 92, 5, 'url(#band)'),
    box(30, 30, 488, 2, 1, '#f0a08e', 'opacity=".7"'),
    lettering(strong, { x: 56, y: 88, size: 34, colour: '#fff', weight: 700, spacing: 5 }),
    lettering(light, { x: 178, y: 88, size: 34, colour: '#fff', spacing: 5 }),
    disc(476, 76, 15, '#5c160a'),
    disc(476, 76, 12, '#ff8a6e'),
    disc(472, 72, 4, '#ffe1d8', 'opacity=".9"'),
  ].join('')
}

function lcd([state, detail, time]: FirePanelLabels['display']): string {
  const light = 'M66 159a3 3 0 0 1 3-3h140l-70 112H69a3 3 0 0 1-3-3z'
  return [
    box(56, 146, 280, 132, 6, '#2b2a28'),
    box(66, 156, 260, 112, 3, 'url(#lcd)'),
    lettering(state, { x: 80, y: 188, size: 19, colour: '#26301c', weight: 600, spacing: 0.5 }),
    lettering(detail, { x: 80, y: 216, size: 16, colour: '#394528' }),
    lettering(time, { x: 80, y: 246, size: 16, colour: '#394528' }),
    shape(light, '#fff', 'opacity=".16"'),
  ].join('')
}

function arrowKeys(): string {
  const keys = [
    { x: 428, y: 170, arrow: 'M-7 4l7-8 7 8z' },
    { x: 382, y: 212, arrow: 'M4-7l-8 7 8 7z' },
    { x: 474, y: 212, arrow: 'M-4-7l8 7-8 7z' },
    { x: 428, y: 254, arrow: 'M-7-4l7 8 7-8z' },
  ]
  return keys
    .map(({ x, y, arrow }) =>
      [
        box(x - 21, y - 18, 42, 36, 6, '#bdb6aa'),
        box(x - 21, y - 19, 42, 35, 6, 'url(#key)'),
        shape(arrow, '#4b483f', `transform="translate(${x} ${y - 2})"`),
      ].join(''),
    )
    .join('')
}

/** Four rows of eight, of which the first twelve are in use. */
function groupLamps(): string {
  return Array.from({ length: 32 }, (_, index) => {
    const x = 72 + (index % 8) * 34
    const y = 326 + Math.floor(index / 8) * 38
    return [
      disc(x, y, 7, '#8f887c'),
      disc(x, y, 5.6, index < 12 ? '#3fae82' : '#4d4a44'),
      disc(x - 1.5, y - 2, 1.8, '#fff', 'opacity=".6"'),
      box(x - 10, y + 12, 20, 5, 1, '#d0cabf'),
    ].join('')
  }).join('')
}

/** A red key and three white ones. */
function keys(): string {
  return Array.from({ length: 4 }, (_, index) => {
    const y = 322 + index * 38
    const isRed = index === 0
    return [
      box(352, y - 11, 144, 28, 5, isRed ? '#8c2411' : '#bdb6aa'),
      box(352, y - 12, 144, 27, 5, isRed ? 'url(#red-key)' : 'url(#key)'),
      box(364, y - 1, isRed ? 76 : 60, 5, 2, isRed ? '#ffd9cf' : '#a39c90'),
    ].join('')
  }).join('')
}

/** Sounder, instructions and lock, below a groove. */
function lowerPart(): string {
  return [
    line('M30 494H518', '#cfc9be', 2),
    line('M30 496H518', '#fff', 1.5),
    disc(112, 590, 52, '#aaa397'),
    disc(112, 590, 50, 'url(#aluminium)'),
    disc(112, 590, 38, '#2b2a28'),
    sounderHoles(),
    box(200, 548, 170, 84, 8, '#e9e5dc'),
    box(200, 548, 170, 84, 8, 'none', outline('#c9c3b7', 1.5)),
    ...Array.from({ length: 7 }, (_, index) => box(216, 562 + index * 9, 138, 3.5, 1.5, '#b7b0a4')),
    disc(450, 590, 34, '#aaa397'),
    disc(450, 590, 32, 'url(#aluminium)'),
    disc(450, 590, 18, '#6f695e'),
    box(447, 575, 6, 30, 3, '#191817'),
    line('M428 566a32 32 0 0 1 44 0', '#fff', 2, 'stroke-opacity=".8"'),
  ].join('')
}

/** The holes of a five by five grid that lie within the round cover. */
function sounderHoles(): string {
  return Array.from({ length: 25 }, (_, index) => ({ dx: (index % 5) * 12 - 24, dy: Math.floor(index / 5) * 12 - 24 }))
    .filter(({ dx, dy }) => dx ** 2 + dy ** 2 < 760)
    .map(({ dx, dy }) => disc(112 + dx, 590 + dy, 2.8, '#0a0a09'))
    .join('')
}

function nameplate(model: string): string {
  return lettering(`${BRAND}  ${model}`, { x: 56, y: 670, size: 15, colour: '#8f887c', weight: 600, spacing: 2 })
}
