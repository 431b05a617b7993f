import { box, oval } from '../../kit/solid.ts'

export type Lamp = 'red' | 'green' | 'blue'

/** A bar of light with its glow. */
export function lampBar(x: number, y: number, width: number, lamp: Lamp): string {
  return [
    oval(x, y, width * 0.75, 24, `url(#glow-${lamp})`, 'opacity=".7"'),
    box(x - width / 2, y - 3.5, width, 7, 3.5, '#8f887c'),
    box(x - width / 2, y - 3.5, width, 7, 3.5, `url(#bar-${lamp})`),
  ].join('')
}
