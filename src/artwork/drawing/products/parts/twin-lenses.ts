import { smallLens } from '../../kit/lens.ts'
import { box, disc, outline } from '../../kit/solid.ts'

/** A camera for visible light and one for infrared, with a lamp between them. */
export function twinLenses(x: number, y: number, radius: number): string {
  const pill = (fill: string, more?: string) =>
    box(x - radius * 4.4, y - radius * 1.5, radius * 8.8, radius * 3, radius * 1.5, fill, more)
  return [
    pill('#050505'),
    pill('none', `${outline('#fff')} stroke-opacity=".1"`),
    smallLens(x - radius * 2.7, y, radius),
    smallLens(x + radius * 2.7, y, radius),
    disc(x, y, radius * 0.36, '#2b0f0d'),
    disc(x - radius * 0.06, y - radius * 0.06, radius * 0.14, '#7a2d24'),
    disc(x - radius * 0.95, y, radius * 0.15, '#1c1c1d'),
    disc(x + radius * 0.95, y, radius * 0.15, '#1c1c1d'),
  ].join('')
}
