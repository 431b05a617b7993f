import { write } from '../../kit/lettering.ts'
import type { DeviceLabels } from '../../drawing-words.ts'
import { box } from '../../kit/solid.ts'
import { type Content, icon, softKey } from '../parts/screen.ts'
import { cameraPicture } from './camera-picture.ts'
import { TINT } from '../../kit/palette.ts'
import { PALETTE } from '#vendor/site.ts'

const { danger, ochre } = PALETTE

/** A console: calls that wait with their seconds at the left, entrances side by side at the right. */
export function consoleScreen(words: DeviceLabels, channels: number): Content {
  return (width, height) => {
    const left = width * 0.28
    const columns = Math.ceil(Math.sqrt(channels))
    const rows = Math.ceil(channels / columns)
    const [across, down] = [(width - left - 8) / columns, (height - 60) / rows]
    const calls = [
      [words.places.mainGate, '00:04', danger],
      ['12-03', '00:19', ochre],
      [words.places.ramp, '00:31', ochre],
    ] as const
    return [
      box(0, 0, width, height, 0, 'url(#night-screen)'),
      write(words.console.calls, 10, 20, 12),
      write('14:05', width - 10, 20, 12, { anchor: 'end' }),
      ...calls.map(([place, wait, colour], index) => {
        const y = 30 + index * 36
        return (
          box(8, y, left - 14, 31, 4, index === 0 ? colour : TINT.nightKey) +
          write(place, 15, y + 14, 10) +
          write(wait, 15, y + 26, 9, { opacity: 0.8 }) +
          icon('call', left - 18, y + 15, 0.6)
        )
      }),
      ...Array.from({ length: channels }, (_, index) =>
        cameraPicture(
          words,
          index,
          left + (index % columns) * across + 1.5,
          28 + Math.floor(index / columns) * down + 1.5,
          across - 3,
          down - 3,
        ),
      ),
      softKey(left, height - 28, 58, 22, words.console.answer, TINT.go),
      softKey(left + 62, height - 28, 58, 22, words.console.unlock, TINT.stop),
    ].join('')
  }
}
