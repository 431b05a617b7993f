import { ACROSS, box, disc, dots, line, linear, radial, shape } from './solid.ts'

/*
 * Everything that pictures of products refer to by id: materials, light, and parts that are drawn once and used often.
 * A picture refers to what it needs; definitionsFor finds it.
 */

/** Lamps that are on. Green, red and amber say the same in any brand: in order, fault, wait. */
export const LAMP = { green: '#4fd0a0', red: '#e8573a', amber: '#f0b84a', blue: '#5f9ae8' } as const

/**
 * Flat colours of things: they stay when the vendor's own colours, PALETTE in #vendor/site.ts, change. Displays and
 * prints of the vendor have the colours of PALETTE.
 */
export const TINT = {
  /** Paper, labels, number plates. */
  paper: '#fbf9f5',
  /** Print and signs on them. */
  black: '#1b1a17',
  /** Under opacity: the shadow of a thing on the wall or the desk. */
  shadow: '#1b1a17',
  /** Words on light housings, and those that matter less. */
  lettering: '#4f4b43',
  faintLettering: '#68635a',
  /** Of signs, emergency words, and the wire of plus. */
  red: '#a3210f',
  /** A wire, the plug of a fibre, the cloth of a book; the hair of people. */
  grey: '#857f72',
  brown: '#7d5500',
  blue: '#2b4785',
  hair: '#4f4b43',
  /** A lamp or the sun behind a door. */
  lamplight: '#f3d79b',
  /** On displays: yes and no, keys on light and on dark grounds, a camera that records, a warning, rules. */
  go: '#1e6650',
  stop: '#b0361e',
  key: '#3a3a38',
  nightKey: '#33373c',
  recording: '#e0543a',
  warning: '#d9a23a',
  rule: '#bdb3a0',
  faintRule: '#d3cdc2',
} as const

const TILE = 'patternUnits="userSpaceOnUse"'

const DEFINITIONS: readonly string[] = [
  // Painted aluminium, dark: front and edge.
  linear('graphite', { 0: '#4a4946', 0.06: '#3b3a38', 0.5: '#31302e', 1: '#262523' }, [0, 0, 0.6, 1]),
  linear('graphite-edge', { 0: '#8d8a84', 0.25: '#56544f', 0.8: '#1b1a19', 1: '#2f2e2c' }, [0, 0, 0.35, 1]),
  // White plastic: front and edge.
  linear('white', { 0: '#fffefb', 0.45: '#f5f2ec', 1: '#e2ddd3' }, [0, 0, 0.5, 1]),
  linear('white-edge', { 0: '#ffffff', 0.4: '#d9d4c9', 1: '#aaa498' }, [0, 0, 0.4, 1]),
  linear('white-tube', { 0: '#dcd7cc', 0.2: '#fffefb', 0.55: '#f5f2ec', 1: '#c3bdb1' }, ACROSS),
  // Glass over a dark screen, and the light on it.
  linear('glass', { 0: '#26282b', 0.4: '#141517', 1: '#0c0d0e' }, [0, 0, 0.4, 1]),
  linear('reflection', { 0: ['#fff', 0.17], 0.6: ['#fff', 0.05], 1: ['#fff', 0] }, [0, 0, 1, 0.6]),
  // The parts of a lens.
  radial(
    'lens',
    { 0: '#06070a', 0.35: '#0d1118', 0.62: '#1d2a3d', 0.8: '#10131a', 1: '#050608' },
    { fx: 0.44, fy: 0.4 },
  ),
  radial(
    'coating',
    { 0: ['#7d8fd6', 0], 0.6: ['#6f86d8', 0.25], 0.85: ['#8c6bd0', 0.32], 1: ['#3ba18f', 0.1] },
    { cx: 0.42, cy: 0.36, r: 0.6 },
  ),
  linear('ring', { 0: '#6c6a66', 0.5: '#1d1d1c', 1: '#55534f' }, [0, 0, 0.6, 1]),
  linear('inner-ring', { 0: '#0a0a0a', 1: '#4a4946' }, [0, 0, 0.5, 1]),
  // Sides in the shade, by the finish they belong to.
  linear('side-light', { 0: '#cfc9be', 1: '#8f897d' }),
  linear('side-dark', { 0: '#4a4844', 1: '#0f0f0e' }),
  linear('side-red', { 0: '#8c2411', 1: '#4f1409' }),
  // Metals.
  linear('steel', { 0: '#efece6', 0.3: '#d6d1c8', 0.5: '#e6e2db', 0.75: '#c9c3b9', 1: '#b0a99d' }, [0, 0, 1, 0.5]),
  linear('steel-edge', { 0: '#fff', 1: '#857e72' }, [0, 0, 0.4, 1]),
  linear('aluminium', { 0: '#f2efe9', 0.2: '#e4e0d8', 0.6: '#cfcac0', 1: '#b9b3a8' }, [0, 0, 0.5, 1]),
  linear('aluminium-edge', { 0: '#fffefb', 0.5: '#c9c3b8', 1: '#8f887c' }, [0, 0, 0.4, 1]),
  linear('zinc', { 0: '#a7a299', 0.25: '#8d887f', 0.6: '#7d786f', 1: '#68635b' }, [0, 0, 0.5, 1]),
  linear('zinc-edge', { 0: '#d6d2ca', 0.4: '#8d887f', 1: '#4a463f' }, [0, 0, 0.4, 1]),
  linear('painted', { 0: '#d9d5cc', 0.5: '#cbc6bc', 1: '#b5afa4' }, [0, 0, 0.5, 1]),
  linear('painted-edge', { 0: '#f6f3ed', 0.5: '#b5afa4', 1: '#837d71' }, [0, 0, 0.4, 1]),
  linear('red', { 0: '#cf4a30', 0.5: '#b5341c', 1: '#962813' }, [0, 0, 0.5, 1]),
  linear('red-edge', { 0: '#ee8a74', 0.4: '#a62f19', 1: '#6b1a0b' }, [0, 0, 0.4, 1]),
  linear('galvanised', { 0: '#c9c6bf', 0.4: '#b7b3ab', 0.7: '#c3bfb7', 1: '#a39f96' }, [0, 0, 1, 0.7]),
  linear('tube', { 0: '#8f887c', 0.18: '#e9e5dd', 0.35: '#fbf9f5', 0.7: '#bdb6aa', 1: '#7f796d' }, ACROSS),
  linear('tube-dark', { 0: '#1b1a19', 0.2: '#56544f', 0.35: '#66645e', 0.7: '#2f2e2c', 1: '#121211' }, ACROSS),
  linear('barrel', {
    0: '#d8d3c9',
    0.1: '#f4f1eb',
    0.28: '#fffefb',
    0.5: '#ebe7df',
    0.78: '#bdb6aa',
    0.93: '#8f887c',
    1: '#a9a296',
  }),
  linear('shield', { 0: '#f0ece4', 0.3: '#fffefb', 0.7: '#e6e1d8', 1: '#b9b2a6' }),
  linear(
    'brushed',
    { 0: ['#fff', 0.06], 0.3: ['#fff', 0], 0.55: ['#fff', 0.05], 0.8: ['#000', 0.07], 1: ['#000', 0.14] },
    ACROSS,
  ),
  // Light and shade on any ground.
  linear('sheen', { 0: ['#fff', 0.9], 0.5: ['#fff', 0.1], 1: ['#fff', 0] }, [0, 0, 1, 0.4]),
  linear('shade', { 0: ['#000', 0], 1: ['#000', 0.28] }),
  linear('shade-up', { 0: ['#000', 0.3], 1: ['#000', 0] }),
  radial('cast', { 0: [TINT.shadow, 0.34], 0.6: [TINT.shadow, 0.16], 1: [TINT.shadow, 0] }),
  ...lamps('green', LAMP.green, '#1e6650'),
  ...lamps('red', LAMP.red, '#b0361e'),
  ...lamps('amber', LAMP.amber, '#8a6414'),
  ...lamps('blue', LAMP.blue, '#274a86'),
  // Keys and holes.
  radial('key', { 0: '#57554f', 0.7: '#3d3c39', 1: '#302f2d' }, { cy: 0.35, r: 0.7 }),
  linear('key-ring', { 0: '#171716', 1: '#66645e' }, [0, 0, 0.3, 1]),
  radial('white-key', { 0: '#fffefb', 1: '#d5cfc4' }, { cx: 0.4, cy: 0.3, r: 0.9 }),
  radial('metal-key', { 0: '#fbf9f5', 0.6: '#d8d3c9', 1: '#a9a296' }, { cx: 0.38, cy: 0.3, r: 0.85 }),
  radial('red-key', { 0: '#e2644a', 1: '#a62f19' }, { cx: 0.4, cy: 0.3, r: 0.8 }),
  dots('holes', 11, 2.7, '#0d0d0c'),
  dots('holes-light', 11, 2.7, '#fff'),
  dots('fine-holes', 6, 1.4, '#0d0d0c'),
  `<pattern id="slots" width="10" height="9" ${TILE}>${box(1, 2, 7.5, 4.2, 2.1, '#060606')}</pattern>`,
  `<pattern id="vents" width="26" height="9" ${TILE}>${box(2, 2, 20, 3.4, 1.7, '#1d1c1b')}</pattern>`,
  // Screens.
  linear('paper-screen', { 0: '#f4efe4', 1: '#dcd4c3' }, [0, 0, 0.3, 1]),
  linear('night-screen', { 0: '#23262a', 1: '#15171a' }, [0, 0, 0.3, 1]),
  linear('green-screen', { 0: '#2c3531', 0.5: '#48574f', 1: '#7c8a7e' }, [0, 0, 0.2, 1]),
  linear('lcd', { 0: '#c7d3b6', 1: '#9fb08c' }, [0, 0, 0.3, 1]),
  // The surroundings that cameras see, and people.
  linear('wall', { 0: '#b9b2a4', 1: '#8f8878' }),
  linear('floor', { 0: '#6f695c', 1: '#9c9483' }),
  linear('sky', { 0: '#f3e4c6', 1: '#e8cfa4' }),
  linear('vignette', { 0: ['#000', 0.28], 0.3: ['#000', 0], 0.75: ['#000', 0], 1: ['#000', 0.3] }, ACROSS),
  linear('coat', { 0: '#c64a2f', 1: '#8f2c18' }, [0, 0, 0.6, 1]),
  radial('skin', { 0: '#e7bd98', 1: '#b98a65' }, { cx: 0.4, cy: 0.35, r: 0.7 }),
  linear('face', { 0: '#d5ddd2', 0.5: '#a9b5aa', 1: '#74827a' }, [0, 0, 0.5, 1]),
  linear('shirt', { 0: '#c3ccc2', 1: '#5e6c63' }, [0, 0, 0.3, 1]),
  // Rooms and streets.
  linear('plaster', { 0: '#efebe2', 1: '#ded8cb' }, [0, 0, 0.4, 1]),
  linear('concrete', { 0: '#cdc9c0', 0.5: '#c0bbb1', 1: '#b1aca1' }, [0, 0, 0.6, 1]),
  linear('leaf', { 0: '#8a4a2c', 0.5: '#7a3f24', 1: '#6a341c' }, ACROSS),
  linear('leaf-grey', { 0: '#6d6a64', 0.5: '#5f5c56', 1: '#514e49' }, ACROSS),
  linear('pane', { 0: ['#dfe9ea', 0.75], 0.5: ['#b9c9ca', 0.5], 1: ['#d5e0df', 0.7] }, [0, 0, 1, 1]),
  linear('desk', { 0: '#b98f62', 1: '#8f6a43' }),
  linear('room-floor', { 0: '#d3cdc0', 1: '#b7b0a1' }),
  linear('ceiling', { 0: '#d9d4c9', 1: '#f1ede5' }),
  linear('daylight', { 0: '#eae6dc', 1: '#f8f5ee' }),
  linear('asphalt', { 0: '#857f72', 1: '#6f695e' }),
  `<pattern id="brick" width="64" height="40" ${TILE}>${[
    box(0, 0, 64, 40, 0, '#b9a793'),
    box(1, 1, 62, 18, 1, '#a8765a'),
    box(-31, 21, 62, 18, 1, '#9f6e53'),
    box(33, 21, 62, 18, 1, '#ad7c60'),
  ].join('')}</pattern>`,
  `<pattern id="tiles" width="80" height="80" ${TILE}>${[
    box(0, 0, 80, 80, 0, '#cfcabf'),
    box(1, 1, 78, 78, 1, '#ddd8ce'),
  ].join('')}</pattern>`,
  // Parts: a socket, a terminal, a screw.
  linear('port-hole', { 0: '#050505', 1: '#24221f' }),
  linear('gold', { 0: '#d8b46a', 1: '#8d6d2c' }),
  linear('cage', { 0: '#b9b2a6', 1: '#8f887c' }),
  linear('terminals', { 0: '#4f8a6e', 1: '#2c5f49' }),
  linear('screw', { 0: '#f6f3ed', 1: '#8f897d' }, [0, 0, 0.6, 1]),
  `<g id="rj45">${[
    box(0, 0, 54, 46, 3, '#8f887c'),
    box(2, 2, 50, 42, 2, 'url(#port-hole)'),
    shape('M17 44v-7h6v-5h8v5h6v7z', '#3b3832'),
    shape(
      'M12 6v10M16.3 6v10M20.6 6v10M24.9 6v10M29.2 6v10M33.5 6v10M37.8 6v10M42 6v10',
      'none',
      'stroke="url(#gold)" stroke-width="2"',
    ),
  ].join('')}</g>`,
  `<g id="pole">${[
    box(0, 0, 30, 44, 2, 'url(#terminals)'),
    disc(15, 14, 8, 'url(#screw)'),
    line('M9 14h12', '#4b483f', 2.4),
    box(7, 28, 16, 11, 1.5, '#12241c'),
  ].join('')}</g>`,
  `<g id="cross-screw">${disc(0, 0, 9, '#aaa397')}${disc(0, 0, 7.5, 'url(#screw)')}${line('M-5 0h10M0-5v10', '#55524c', 2)}</g>`,
]

/** A light of one colour: as a bar, as a glow around it, and as the dome of a lamp. */
function lamps(name: string, bright: string, dark: string): string[] {
  return [
    linear(`bar-${name}`, { 0: [dark, 0.25], 0.5: bright, 1: [dark, 0.25] }, ACROSS),
    radial(`glow-${name}`, { 0: [bright, 0.55], 1: [bright, 0] }),
    radial(`dome-${name}`, { 0: '#fff', 0.25: bright, 1: dark }, { cx: 0.38, cy: 0.32, r: 0.75 }),
  ]
}

const BY_ID = new Map(DEFINITIONS.map((definition) => [/ id="([\w-]+)"/.exec(definition)?.[1] ?? '', definition]))

/** Collects the definitions that markup refers to, and those that these refer to, in the order of the palette. */
export function definitionsFor(markup: string): string {
  const used = new Set<string>()
  const collect = (text: string) => {
    for (const [, paint, copy] of text.matchAll(/url\(#([\w-]+)\)|href="#([\w-]+)"/g)) {
      const id = paint ?? copy ?? ''
      const definition = BY_ID.get(id)
      if (used.has(id) || !definition) continue
      used.add(id)
      collect(definition)
    }
  }
  collect(markup)
  return [...BY_ID].flatMap(([id, definition]) => (used.has(id) ? [definition] : [])).join('')
}
