import { write } from '../../kit/lettering.ts'
import { bust, features, measuring } from './camera-views.ts'
import type { DeviceLabels } from '../../drawing-words.ts'
import { box, inset, fine, line, ROUND_LINE } from '../../kit/solid.ts'
import { type Content, softKey } from '../parts/screen.ts'
import { TINT } from '../../kit/palette.ts'

/** An upright screen that has recognised a face, or waits for one. */
export function faceScreen({ calls }: DeviceLabels, isKnown: boolean): Content {
  return (width, height) =>
    [
      portrait(0, 0, width, height, true),
      ...(width > height
        ? [write('09:24', 16, 40, 30), write(calls.day, 17, 58, 11, { opacity: 0.75, spacing: 1.2 })]
        : [
            write('09:24', width / 2, 34, 26, { anchor: 'middle' }),
            write(calls.day, width / 2, 50, 10, { anchor: 'middle', opacity: 0.75, spacing: 1.2 }),
          ]),
      isKnown
        ? box(width / 2 - 70, height - 52, 140, 34, 17, '#0f3d2e') +
          line(fine`M${width / 2 - 52} ${height - 35}l6 6 11-12`, '#7ff0c4', 3, ROUND_LINE) +
          write(calls.welcome, width / 2 - 26, height - 30, 14)
        : write(calls.look, width / 2, height - 30, 13, { anchor: 'middle', opacity: 0.85 }),
    ].join('')
}

/** A terminal at rest: the time, and the ways to open. */
export function clockScreen({ calls }: DeviceLabels, ways: readonly string[]): Content {
  return (width, height) =>
    [
      box(0, 0, width, height, 0, 'url(#night-screen)'),
      write('09:24', width / 2, height * 0.3, 58, { anchor: 'middle', spacing: -2 }),
      write(calls.day, width / 2, height * 0.3 + 24, 13, { anchor: 'middle', opacity: 0.7, spacing: 1.5 }),
      ...ways.map((way, index) =>
        softKey(20, height * 0.52 + index * 38, width - 40, 32, way, index === 0 ? TINT.go : TINT.nightKey),
      ),
    ].join('')
}

/** The person before the camera, with the measured points where the terminal shows them. */
export function portrait(x: number, y: number, width: number, height: number, isMeasured: boolean): string {
  // The face stands in the middle of a plane of 264 by 470; wall or chest is cut off.
  const content = [
    box(-300, -300, 900, 1100, 0, 'url(#green-screen)'),
    bust(),
    features(),
    isMeasured ? measuring() : '',
  ]
  const isLandscape = width > height
  const view = isMeasured && !isLandscape ? '0 0 264 470' : '0 84 264 296'
  return inset(x, y, width, height, view, content.join(''), `xMidYMid ${isLandscape ? 'meet' : 'slice'}`)
}
