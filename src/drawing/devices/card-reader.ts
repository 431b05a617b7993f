import { MATERIALS } from './materials.ts'
import { ACROSS, box, type DevicePicture, frame, linear, outline, oval, radial, shape, waves } from './pen.ts'

export type CardReaderLabels = { title: string }

/** Draws a narrow white card reader, its lamp red. */
export function drawCardReader({ title }: CardReaderLabels): DevicePicture {
  return frame({ width: 190, height: 470, title, defs: defs(), body: [housing(), lamp(), marks()] })
}

function defs(): string[] {
  return [
    MATERIALS.white,
    MATERIALS.whiteEdge,
    linear('side', { 0: '#cfc9be', 1: '#8f897d' }),
    linear('lamp', { 0: ['#B0361E', 0.3], 0.5: '#e8573a', 1: ['#B0361E', 0.3] }, ACROSS),
    radial('glow', { 0: ['#e8573a', 0.35], 1: ['#e8573a', 0] }),
    linear('sheen', { 0: ['#fff', 0.9], 0.5: ['#fff', 0.1], 1: ['#fff', 0] }, [0, 0, 1, 0.4]),
  ]
}

function housing(): string {
  return [
    box(16, 6, 170, 462, 34, 'url(#side)'),
    box(4, 4, 172, 462, 34, 'url(#white-edge)'),
    box(6, 5.5, 168, 458, 32, 'url(#white)'),
    box(16, 16, 148, 438, 24, 'none', outline('#d3cdc2', 1.5)),
    box(17, 17.5, 148, 438, 24, 'none', outline('#fff', 1.5)),
  ].join('')
}

function lamp(): string {
  return [
    oval(90, 58, 76, 26, 'url(#glow)'),
    box(44, 54, 92, 7, 3.5, '#d9d3c8'),
    box(44, 54, 92, 7, 3.5, 'url(#lamp)'),
  ].join('')
}

/** The sign of contactless reading, embossed, and the maker's small doorway. */
function marks(): string {
  return [
    `<g transform="translate(1 1.5)">${waves(72, 236, 34, '#fff', 5)}</g>`,
    waves(72, 236, 34, '#a59e91', 4.4),
    box(78, 404, 24, 5, 1, '#6f695e'),
    box(82, 409, 2.6, 15, 0, '#6f695e'),
    box(95.4, 409, 2.6, 15, 0, '#6f695e'),
    shape('M6 60V38A32 32 0 0 1 38 5.5h90L30 463A32 32 0 0 1 6 431z', 'url(#sheen)', 'opacity=".5"'),
  ].join('')
}
