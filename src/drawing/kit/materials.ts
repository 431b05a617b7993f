import { linear, radial } from './solid.ts'

/** Gradients that several devices are made of; a picture defines those it uses. */
export const MATERIALS = {
  /** Painted aluminium, dark: front and edge. */
  graphite: linear('graphite', { 0: '#4a4946', 0.06: '#3b3a38', 0.5: '#31302e', 1: '#262523' }, [0, 0, 0.6, 1]),
  graphiteEdge: linear(
    'graphite-edge',
    { 0: '#8d8a84', 0.25: '#56544f', 0.8: '#1b1a19', 1: '#2f2e2c' },
    [0, 0, 0.35, 1],
  ),
  /** White plastic: front and edge. */
  white: linear('white', { 0: '#fffefb', 0.45: '#f5f2ec', 1: '#e2ddd3' }, [0, 0, 0.5, 1]),
  whiteEdge: linear('white-edge', { 0: '#ffffff', 0.4: '#d9d4c9', 1: '#aaa498' }, [0, 0, 0.4, 1]),
  /** Glass over a dark screen, and the light on it. */
  glass: linear('glass', { 0: '#26282b', 0.4: '#141517', 1: '#0c0d0e' }, [0, 0, 0.4, 1]),
  reflection: linear('reflection', { 0: ['#fff', 0.17], 0.6: ['#fff', 0.05], 1: ['#fff', 0] }, [0, 0, 1, 0.6]),
  /** The parts of a lens. */
  lens: radial(
    'lens',
    { 0: '#06070a', 0.35: '#0d1118', 0.62: '#1d2a3d', 0.8: '#10131a', 1: '#050608' },
    { fx: 0.44, fy: 0.4 },
  ),
  coating: radial(
    'coating',
    { 0: ['#7d8fd6', 0], 0.6: ['#6f86d8', 0.25], 0.85: ['#8c6bd0', 0.32], 1: ['#3ba18f', 0.1] },
    { cx: 0.42, cy: 0.36, r: 0.6 },
  ),
  ring: linear('ring', { 0: '#6c6a66', 0.5: '#1d1d1c', 1: '#55534f' }, [0, 0, 0.6, 1]),
  innerRing: linear('inner-ring', { 0: '#0a0a0a', 1: '#4a4946' }, [0, 0, 0.5, 1]),
}

/** What a picture with a camera in it defines. */
export const LENS_MATERIALS = [MATERIALS.lens, MATERIALS.coating, MATERIALS.ring, MATERIALS.innerRing]
