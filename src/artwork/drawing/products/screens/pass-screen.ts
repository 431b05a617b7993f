import { write } from '../../kit/lettering.ts'
import type { DeviceLabels } from '../../drawing-words.ts'
import { box } from '../../kit/solid.ts'
import { type Content, matrixCode, INK, MUTED } from '../parts/screen.ts'
import { PALETTE } from '#vendor/site.ts'

const { sheet } = PALETTE

/** A code to be held before a reader, on a phone. */
export function phoneCode({ calls }: DeviceLabels, code: string): Content {
  return (width, height) =>
    [
      box(0, 0, width, height, 0, sheet),
      write(calls.pass, width / 2, 54, 21, { colour: INK, anchor: 'middle' }),
      write(calls.passTime, width / 2, 78, 14, { colour: MUTED, anchor: 'middle' }),
      matrixCode(code, width / 2 - 66, 104, 132),
      write(calls.passRoom, width / 2, 284, 18, { colour: INK, anchor: 'middle' }),
    ].join('')
}
