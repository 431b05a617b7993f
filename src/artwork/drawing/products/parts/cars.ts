import { CAR_BODY, CAR_DRIVER, CAR_HEADLAMP, CAR_REAR_LAMP, CAR_SEAMS, CAR_WHEELS, CAR_WINDOWS } from '../../kit/car.ts'
import { write } from '../../kit/lettering.ts'
import { LAMP, TINT } from '../../kit/palette.ts'
import { box, disc, line, oval, outline, placed, shape } from '../../kit/solid.ts'

/** Paint and glass of the cars around devices: quiet, so that the device is what is seen. */
const CAR = { paint: '#aaa293', shade: '#8c8578', seam: '#5b564c', glass: '#dfd9cd', lamp: '#f8f1e0' } as const

/** A car from its right side, driving to the right: its tail at x. */
export function carSide(x: number, foot: number, millimetre: number): string {
  const { at, above, radius, rim } = CAR_WHEELS
  return placed(
    [
      oval(230, 0, 240, 8, TINT.shadow, 'opacity=".22"'),
      shape(CAR_BODY, CAR.paint),
      shape('M4-50V-38Q4-30 10-30H448Q456-30 456-38V-50z', CAR.shade),
      ...at.map((wheel) => disc(wheel, -above, 38, '#33312c')),
      shape(CAR_WINDOWS, CAR.glass),
      shape(CAR_DRIVER, CAR.seam),
      line(`${CAR_WINDOWS}${CAR_SEAMS}`, CAR.seam, 2),
      shape(CAR_HEADLAMP, CAR.lamp),
      shape(CAR_REAR_LAMP, TINT.stop),
      ...at.map(
        (wheel) =>
          disc(wheel, -above, radius, TINT.black) +
          disc(wheel, -above, rim, '#bdb6aa') +
          disc(wheel, -above, 5, '#5b564c'),
      ),
    ].join(''),
    x,
    foot,
    millimetre * 10,
  )
}

/** A car from before or from behind, around its middle, in centimetres. */
function carEnd(isFront: boolean): string {
  const [lamp, y] = isFront ? [CAR.lamp, -70] : [TINT.stop, -82]
  return [
    oval(0, 0, 104, 8, TINT.shadow, 'opacity=".26"'),
    box(-80, -26, 26, 28, 5, TINT.black),
    box(54, -26, 26, 28, 5, TINT.black),
    shape('M-74-92L-58-138Q-54-146-40-147 0-150 40-147 54-146 58-138L74-92z', CAR.paint),
    shape('M-66-94L-52-134Q-49-140-38-141 0-143 38-141 49-140 52-134L66-94z', isFront ? CAR.glass : CAR.seam),
    shape('M-86-78Q-86-96-70-97 0-100 70-97 86-96 86-78V-26Q86-16 76-16H-76Q-86-16-86-26z', CAR.paint),
    shape('M-86-44H86V-26Q86-16 76-16H-76Q-86-16-86-26z', CAR.shade),
    isFront ? box(-40, -74, 80, 14, 4, CAR.seam) : '',
    ...[-82, 50].map((left) => box(left, y, 32, isFront ? 15 : 20, 5, lamp)),
    line('M-84-97q-14-2-16 8M84-97q14-2 16 8', CAR.shade, 7, 'stroke-linecap="round"'),
  ].join('')
}

/** A car from behind. */
export function carBehind(x: number, foot: number, millimetre: number): string {
  return placed(carEnd(false) + box(-26, -62, 52, 16, 2, TINT.paper), x, foot, millimetre * 10)
}

/** Where the plate is on a car from before: half of its frame's width, its top and its bottom, in centimetres. */
export const PLATE = { half: 34, top: -52, bottom: -24 } as const

/** A car from before, a frame around its plate once that is read. */
export function carBefore(x: number, foot: number, millimetre: number, isRead = false): string {
  const { half, top, bottom } = PLATE
  return placed(
    [
      carEnd(true),
      box(-half + 4, top + 4, half * 2 - 8, bottom - top - 8, 2, TINT.paper),
      isRead
        ? write('ABC-1235', 0, top + 19, 13, { colour: TINT.black, anchor: 'middle' }) +
          box(-half, top, half * 2, bottom - top, 3, 'none', outline(LAMP.green, 2.5))
        : '',
    ].join(''),
    x,
    foot,
    millimetre * 10,
  )
}
