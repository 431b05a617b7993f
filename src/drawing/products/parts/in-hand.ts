import { box, inset, decimal, disc, fine, framed, line, outline, placed, shape } from '../../kit/solid.ts'
import { TINT } from '../../kit/palette.ts'
import { PALETTE } from '../../../site.ts'

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

/** A hand that comes from below at the right, the tip of its finger at a place. */
export function finger(x: number, y: number, millimetre: number): string {
  const skin = [
    shape('M-7 8a7.5 8 0 0 1 15 0l3 44h-20z', 'url(#skin)'),
    shape(
      'M-12 50c0-8 8-10 22-9 16-4 30-2 34 4 8 2 12 8 11 17l2 40c-2 12-12 22-24 24H8c-14-4-22-16-22-32z',
      'url(#skin)',
    ),
    shape('M-4 6a4.5 4 0 0 1 9 0v5a4.5 3.5 0 0 1-9 0z', '#f6dcc6', 'opacity=".8"'),
    line('M12 42c-2 10-1 20 2 30M27 44c-2 9-1 18 1 26M42 49c-2 7-1 14 0 20', '#8d6248', 1.6, 'opacity=".7"'),
    line('M-14 60c8-6 18-4 22 4 2 10-2 18-10 24', '#8d6248', 1.6, 'opacity=".7"'),
    shape('M-2 120h52l6 90H-6z', TINT.lettering),
    shape('M-4 116h56v12H-4z', TINT.paper),
  ]
  const hand = `<g transform="rotate(-24)"><g transform="translate(4 6)" opacity=".22">${shape('M-7 8a7.5 8 0 0 1 15 0l3 34c20-4 40 2 44 20l2 40c0 30-70 30-71-8z', TINT.black)}</g>${skin.join('')}</g>`
  return placed(hand, x, y, millimetre)
}
