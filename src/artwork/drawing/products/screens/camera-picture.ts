import { write } from '../../kit/lettering.ts'
import type { DeviceLabels } from '../../drawing-words.ts'
import { box, inset, disc, shape } from '../../kit/solid.ts'
import { LAMP } from '../../kit/palette.ts'

/** Places that cameras look at, of which a few shapes are enough to tell them apart. */
const PLACES = ['mainGate', 'lobby', 'ramp', 'carPark', 'corridor', 'roof'] as const

/** A camera's view of a place: a small picture with its name. */
export function cameraPicture(
  { places }: DeviceLabels,
  index: number,
  x: number,
  y: number,
  width: number,
  height: number,
): string {
  const name = places[PLACES[index % PLACES.length] ?? 'mainGate']
  const horizon = [0.4, 0.46, 0.5, 0.42, 0.38, 0.56][index % 6] ?? 0.45
  const shapes = [
    'M50 46a9 10 0 0 1 9 10c0 6-3 8-4 10 14 3 19 12 20 34H25c1-22 6-31 20-34-1-2-4-4-4-10a9 10 0 0 1 9-10z',
    'M30 100l14-46h12l14 46zM12 100V38h10v62zM78 100V38h10v62z',
    'M0 100L40 46h20l40 54zM44 60h12M46 70h8',
    'M8 64h22v20H8zM40 64h22v20H40zM72 64h22v20H72z',
    'M0 20l36 18v30L0 100zM100 20L64 38v30l36 32z',
    'M0 56h100v8H0zM16 30h22v26H16zM60 40h26v16H60z',
  ]
  const view = [
    box(0, 0, 100, 100, 0, index === 3 ? '#6f6b62' : 'url(#wall)'),
    box(0, 100 * horizon, 100, 100, 0, 'url(#floor)'),
    shape(shapes[index % 6] ?? '', '#4a463e', 'opacity=".8"'),
  ]
  return inset(x, y, width, height, '0 0 100 100', view.join(''), 'none') + tag(name, x, y, width)
}

function tag(name: string, x: number, y: number, width: number): string {
  const size = Math.min(9, width * 0.09)
  return (
    box(x, y, width, size * 1.7, 0, '#000', 'opacity=".45"') +
    disc(x + size, y + size * 0.85, size * 0.28, LAMP.green) +
    write(name, x + size * 1.7, y + size * 1.2, size)
  )
}
