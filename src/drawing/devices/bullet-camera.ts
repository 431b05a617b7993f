import { BRAND } from './brand.ts'
import { lens } from './lens.ts'
import { lettering } from './lettering.ts'
import { LENS_MATERIALS } from './materials.ts'
import { ACROSS, type DevicePicture, disc, frame, line, linear, outline, oval, shape } from './pen.ts'

export type BulletCameraLabels = { title: string }

/** Draws a bullet camera on its base, looking to the left. */
export function drawBulletCamera({ title }: BulletCameraLabels): DevicePicture {
  return frame({
    width: 760,
    height: 470,
    title,
    defs: defs(),
    body: [stand(), barrel(), sunShield(), front(), brow()],
  })
}

function defs(): string[] {
  return [
    ...LENS_MATERIALS,
    linear('barrel', {
      0: '#d8d3c9',
      0.1: '#f4f1eb',
      0.26: '#fffefb',
      0.5: '#ebe7df',
      0.75: '#bdb6aa',
      0.92: '#8f887c',
      1: '#a9a296',
    }),
    linear('shield', { 0: '#e6e2d9', 0.18: '#fffefb', 0.5: '#f3f0e9', 0.85: '#cfc9be', 1: '#a9a296' }),
    linear('arm', { 0: '#efece5', 0.4: '#d5d0c6', 1: '#8f897d' }, ACROSS),
    linear('base', { 0: '#fbf9f5', 0.5: '#dcd7cd', 1: '#9d968a' }, ACROSS),
    linear('bezel', { 0: '#fefdfa', 1: '#a39c90' }, [0, 0, 0.5, 1]),
    linear('rim', { 0: '#2c2c2b', 1: '#0a0a0a' }, [0, 0, 0.3, 1]),
    linear('shade', { 0: ['#000', 0.3], 1: ['#000', 0] }),
  ]
}

function stand(): string {
  return [
    oval(500, 446, 118, 20, '#8f887c'),
    shape('M382 432a118 20 0 0 1 236 0v14a118 20 0 0 1-236 0z', 'url(#base)'),
    oval(500, 432, 118, 20, '#efece5'),
    oval(500, 430, 62, 10, '#bfb8ac'),
    shape('M466 430c0-60 2-90 4-120h62c0 34 2 66 4 120a35 7 0 0 1-70 0z', 'url(#arm)'),
    disc(500, 300, 46, 'url(#arm)'),
    disc(500, 300, 46, 'none', `${outline('#8f897d')} stroke-opacity=".5"`),
    disc(500, 300, 17, '#b7b0a4'),
    disc(500, 300, 15, '#d8d3c9'),
    line('M490 300h20M500 290v20', '#8f897d', 4),
  ].join('')
}

function barrel(): string {
  return [
    shape('M160 92L640 122v164L160 316z', 'url(#barrel)'),
    shape('M640 122c34 6 54 40 54 82s-20 76-54 82z', 'url(#barrel)'),
    line('M640 122c14 16 20 50 20 82s-6 66-20 82', '#8f887c', 2, 'stroke-opacity=".55"'),
    line('M560 118c28 20 30 150 0 172', '#8f897d', 2, 'stroke-opacity=".5"'),
    line('M250 98c34 26 36 186 0 213', '#8f897d', 2, 'stroke-opacity=".4"'),
  ].join('')
}

function sunShield(): string {
  const top = 'M86 176C84 96 108 44 150 42L600 88c40 4 62 40 66 92l-8 0c-12-30-40-44-66-46L172 108c-34-2-52 20-60 72z'
  const shadow = 'M172 112l420 26c20 2 40 10 54 26l-2 12c-14-16-36-24-56-26L170 130z'
  return [
    shape(top, 'url(#shield)'),
    line('M150 42L600 88c40 4 62 40 66 92', '#fff', 2),
    line('M112 180c8-52 26-74 60-72l420 26c26 2 54 16 66 46', '#8c8578', 2.5),
    shape(shadow, 'url(#shade)', 'opacity=".45"'),
  ].join('')
}

/** The glass, fourteen infrared lamps and the lens, seen at an angle. */
function front(): string {
  const lamps = Array.from({ length: 14 }, (_, index) => {
    const angle = (index / 14) * Math.PI * 2
    const x = Math.cos(angle) * 78
    const y = Math.sin(angle) * 78
    return disc(x, y, 7.5, '#1d1412') + disc(x - 1.5, y - 2, 2.4, '#6b4038')
  })
  return [
    oval(150, 204, 66, 114, 'url(#bezel)'),
    oval(146, 204, 60, 106, 'url(#rim)'),
    oval(144, 204, 54, 97, '#0c0d0e'),
    `<g transform="translate(144 204) scale(.56 1)">${lamps.join('')}${lens(0, 0, 60)}</g>`,
    shape('M108 138c-12 30-14 92-2 128 10-40 12-90 34-150z', '#fff', 'opacity=".09"'),
  ].join('')
}

/** The part of the shield that stands before the glass, and the maker's name. */
function brow(): string {
  return [
    shape('M86 176C84 96 108 44 150 42c30 2 52 30 62 68l-40-2c-34-2-52 20-60 72z', 'url(#shield)'),
    line('M86 176C84 96 108 44 150 42', '#fff', 2),
    line('M86 176l26 4c8-52 26-74 60-72', '#8c8578', 2),
    lettering(BRAND, { x: 340, y: 226, size: 24, colour: '#8f887c', weight: 600, spacing: 3, slant: 0.6 }),
  ].join('')
}
