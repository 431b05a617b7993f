import { write } from '../../kit/lettering.ts'
import type { DeviceLabels } from '../../drawing-words.ts'
import { box, decimal, fine, line, ROUND_ENDS, shape, times } from '../../kit/solid.ts'
import type { Content } from '../parts/screen.ts'
import { TINT } from '../../kit/palette.ts'
import { PALETTE } from '#vendor/site.ts'

const { danger } = PALETTE

/** Dark enough for white words. */
const AMBER = '#a85a00'

/** For whom a screen is: staff read the temperature, visitors are only told what to do. */
type Reader = 'staff' | 'visitor'

/** A face in colours of warmth, with the temperature at its temple. */
export function warmthScreen(
  { warmth }: DeviceLabels,
  isRaised: boolean,
  { reader = 'staff', isLandscape = false }: { reader?: Reader; isLandscape?: boolean } = {},
): Content {
  return (width, height) => {
    const colour = !isRaised ? TINT.go : reader === 'visitor' ? AMBER : danger
    const bands = [
      [1.5, '#5b2a86'],
      [1.25, '#a83273'],
      [1, '#e0662f'],
      [0.76, '#f5b53f'],
      [0.46, '#fdf3b8'],
    ] as const
    const [x, y, size] = isLandscape
      ? [width * 0.4, height * 0.5, height * 0.34]
      : [width / 2, height * 0.42, width * 0.3]
    return [
      box(0, 0, width, height, 0, '#1a1240'),
      shape(
        fine`M${x - size * 1.9} ${height}c0-${size * 0.9} ${size}-${size * 1.1} ${size * 1.9}-${size * 1.1}s${size * 1.9} ${size * 0.2} ${size * 1.9} ${size * 1.1}z`,
        '#5b2a86',
      ),
      ...bands.map(
        ([share, fill]) =>
          `<ellipse cx="${decimal(x)}" cy="${decimal(y + size * (1 - share) * 0.2)}" rx="${decimal(size * share * 0.74)}" ry="${decimal(size * share)}" fill="${fill}" opacity=".88"/>`,
      ),
      line(fine`M${x - 8} ${y - size * 0.3}h16M${x} ${y - size * 0.3 - 8}v16`, '#fff', 2, ROUND_ENDS),
      box(0, height - 54, width, 54, 0, colour),
      ...(reader === 'visitor'
        ? [write(isRaised ? warmth.wait : warmth.enter, width / 2, height - 18, 25, { anchor: 'middle' })]
        : [
            write(isRaised ? '37.9 °C' : '36.4 °C', 12, height - 18, 27),
            write(isRaised ? warmth.raised : warmth.normal, width - 14, height - 20, 18, { anchor: 'end' }),
          ]),
      times(5, (index) => box(width - 16, 14 + index * 14, 8, 14, 0, bands[4 - index]?.[1] ?? '#000')),
    ].join('')
  }
}
