import { lettering } from './lettering.ts'
import { box, type DevicePicture, disc, frame, line, linear, radial, ROUND_ENDS } from './pen.ts'

export type ExitButtonLabels = {
  title: string
  /** Printed below the button. */
  word: string
}

/** Draws a flush exit button with a lit ring. */
export function drawExitButton({ title, word }: ExitButtonLabels): DevicePicture {
  return frame({ width: 270, height: 400, title, defs: defs(), body: [plate(), button(), legend(word)] })
}

function defs(): string[] {
  return [
    linear('plate', { 0: '#efece6', 0.3: '#d6d1c8', 0.5: '#e6e2db', 0.75: '#c9c3b9', 1: '#b0a99d' }, [0, 0, 1, 0.5]),
    linear('edge', { 0: '#fff', 1: '#857e72' }, [0, 0, 0.4, 1]),
    linear('rim', { 0: '#857e72', 1: '#fbf9f5' }, [0, 0, 0.4, 1]),
    radial('button', { 0: '#fbf9f5', 0.6: '#d8d3c9', 1: '#a9a296' }, { cx: 0.38, cy: 0.3, r: 0.85 }),
    radial('glow', { 0.72: ['#3fae82', 0.9], 1: ['#3fae82', 0] }),
    linear('side', { 0: '#aaa397', 1: '#6f695e' }),
  ]
}

function plate(): string {
  const screws = [34, 364].map((y) => {
    const slot = line(`M126 ${y + 4}l10-8`, '#55524c', 2.4)
    return disc(131, y, 9, '#8f897d') + disc(131, y, 7.5, '#dcd7cd') + slot
  })
  return [
    box(12, 8, 252, 390, 14, 'url(#side)'),
    box(4, 4, 254, 390, 14, 'url(#edge)'),
    box(5.5, 5.5, 251, 387, 13, 'url(#plate)'),
    ...screws,
  ].join('')
}

function button(): string {
  return [
    disc(131, 176, 88, 'url(#glow)', 'opacity=".8"'),
    disc(131, 176, 72, 'url(#rim)'),
    disc(131, 176, 66, '#6f695e'),
    disc(131, 176, 64, '#2f9d74'),
    disc(131, 176, 58, '#857e72'),
    disc(131, 176, 56.5, 'url(#button)'),
    line('M86 160a48 48 0 0 1 60-30', '#fff', 4, `${ROUND_ENDS} opacity=".9"`),
  ].join('')
}

function legend(word: string): string {
  return lettering(word, { x: 131, y: 310, size: 30, colour: '#4b483f', anchor: 'middle', weight: 600, spacing: 5 })
}
