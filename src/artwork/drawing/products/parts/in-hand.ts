import { box, decimal, disc, fine, framed, inset, line, outline, placed, ROUND_ENDS, shape } from '../../kit/solid.ts'
import { PERSON } from '../../kit/people.ts'
import { TINT } from '../../kit/palette.ts'
import { PALETTE } from '#vendor/site.ts'

/** A card that is held before a reader. */
export function card(x: number, y: number, millimetre: number): string {
  const [width, height] = [54 * millimetre, 85.6 * millimetre]
  return placed(
    [
      box(5, 8, width, height, 6, TINT.shadow, 'opacity=".28"'),
      box(0, 0, width, height, 6, TINT.paper),
      box(0, 0, width, height * 0.3, 6, PALETTE.indigo),
      box(0, height * 0.2, width, height * 0.1, 0, PALETTE.indigo),
      disc(width / 2, height * 0.52, width * 0.17, '#cfc9be'),
      shape(fine`M${width * 0.22} ${height * 0.86}a${width * 0.28} ${width * 0.3} 0 0 1 ${width * 0.56} 0z`, '#cfc9be'),
      box(0, 0, width, height, 6, 'none', outline('#bdb6aa')),
    ].join(''),
    x,
    y,
  ).replace('<g transform="', '<g transform="rotate(-9 ' + decimal(x) + ' ' + decimal(y) + ') ')
}

/** A phone with a picture on its screen. */
export function phone(
  x: number,
  y: number,
  millimetre: number,
  picture: (width: number, height: number) => string,
): string {
  const [width, height] = [74 * millimetre, 150 * millimetre]
  const [across, down] = [width * 0.9, height - width * 0.1]
  const shown = (200 * down) / across
  return [
    box(x + 6, y + 9, width, height, width * 0.13, TINT.shadow, 'opacity=".3"'),
    framed(x, y, width, height, width * 0.13, '#1b1a19', '#66645e', 1.5),
    inset(x + width * 0.05, y + width * 0.05, across, down, fine`0 0 200 ${shown}`, picture(200, shown), 'none'),
    box(x + width * 0.36, y + width * 0.09, width * 0.28, width * 0.06, width * 0.03, '#1b1a19'),
  ].join('')
}

/** The outline of a hand from its back, in millimetres around the tip of its finger: finger, knuckles, wrist, thumb. */
const HAND =
  'M-7 7C-7-3 8-3 8 7L11 56C13 48 27 48 28 57 32 52 43 54 43 64 48 60 56 64 56 72L57 100C57 118 49 126 47 144H2C1 132-5 124-13 114-22 103-27 90-25 72-24 64-14 63-13 71L-11 84-9 76z'
/** Where the folded fingers meet, and the root of the thumb. */
const FOLDS = 'M28 58q-2 14 1 26M43 65q-2 13 1 22M11 57q-1 10 0 16M-11 84q2 12 10 18'

/** A hand that comes from below at the right, the tip of its finger at a place. It has the colours of the people. */
export function finger(x: number, y: number, millimetre: number): string {
  const sleeve = 'M-4 140H53L66 320H-10z'
  const hand = [
    shape(`${HAND}${sleeve}`, TINT.shadow, 'opacity=".16" transform="translate(7 4)"'),
    shape(HAND, PERSON.skin),
    shape('M57 100C57 118 49 126 47 144H30C34 124 50 112 48 70 53 66 56 68 56 72z', PERSON.fold, 'opacity=".55"'),
    line(FOLDS, PERSON.fold, 2, ROUND_ENDS),
    box(-4, 1, 9, 10, 4, PERSON.nail),
    shape(sleeve, PERSON.sleeve),
    box(-3, 136, 55, 11, 2, TINT.paper),
  ]
  return placed(`<g transform="rotate(-24)">${hand.join('')}</g>`, x, y, millimetre)
}
