import { BRAND, write } from '../../kit/lettering.ts'
import { box, disc, line, outline, placed, shape, times, whole } from '../../kit/solid.ts'
import type { Facts } from '../facts.ts'
import { backView } from '../parts/back.ts'
import { housing } from '../parts/housing.ts'
import { castShadow, inUse } from '../parts/settings.ts'
import { sheetOf, type Sheet, straightOn, type View } from '../view.ts'
import { LAMP } from '../../kit/palette.ts'

/** A detector of motion in the corner of a room. */
export function motionDetector(facts: Facts): View[] {
  const sheet = sheetOf(facts.body({ width: 62, height: 108, depth: 46 }))
  return [
    straightOn('front', 'pirFront', sheet, () => pirFace(sheet, false)),
    inCorner(sheet),
    backView(facts, sheet, 40, 'white'),
  ]
}

function pirFace({ width, height }: Sheet, isAlarm: boolean): string {
  const window = { x: width * 0.16, y: height * 0.36, width: width * 0.68, height: height * 0.42 }
  return [
    housing(width, height, width * 0.24, 'white'),
    shape(whole`M${width * 0.1} ${height * 0.3}q${width * 0.4}-60 ${width * 0.8} 0`, 'none', outline('#d3cdc2', 2)),
    box(window.x - 4, window.y - 4, window.width + 8, window.height + 8, 30, '#cfc9be'),
    box(window.x, window.y, window.width, window.height, 26, '#f1eee8'),
    times(6, (index) =>
      line(whole`M${window.x + (window.width * (index + 1)) / 7} ${window.y + 8}v${window.height - 16}`, '#dcd7cd', 2),
    ),
    times(4, (index) =>
      line(
        whole`M${window.x + 8} ${window.y + (window.height * (index + 1)) / 5}q${window.width / 2 - 8} 18 ${window.width - 16} 0`,
        '#dcd7cd',
        2,
      ),
    ),
    shape(
      whole`M${window.x + 10} ${window.y + 20}q${window.width * 0.2}-14 ${window.width * 0.4}-12L${window.x + window.width * 0.2} ${window.y + window.height - 14}h-30z`,
      '#fff',
      'opacity=".8"',
    ),
    isAlarm ? disc(width / 2, height * 0.2, 54, 'url(#glow-red)') : '',
    box(width / 2 - 30, height * 0.2 - 6, 60, 12, 6, isAlarm ? LAMP.red : '#d3cdc2'),
    write(BRAND, width / 2, height * 0.9, 21, { colour: '#a39c90', anchor: 'middle', spacing: 4 }),
  ].join('')
}

/** In the corner of a living room, what it sees as a quiet fan. */
function inCorner(sheet: Sheet): View {
  return inUse('corner', 'pirInCorner', () => {
    const scale = 150 / sheet.height
    return [
      box(0, 0, 360, 540, 0, 'url(#plaster)'),
      box(360, 0, 360, 540, 0, '#d3cdc0'),
      shape('M0 0H720L360 46z', 'url(#ceiling)'),
      shape('M0 540V470L360 400L720 470V540z', 'url(#room-floor)'),
      line('M360 46V400', '#a39c90', 1.5),
      shape('M360 150L60 540H660z', LAMP.red, 'opacity=".1"'),
      line('M360 150L180 540M360 150L300 540M360 150L420 540M360 150L540 540', LAMP.red, 1.2, 'opacity=".35"'),
      shape('M470 500v-70a16 16 0 0 1 16-16h150v86z', '#8f7f66'),
      shape('M456 506v-40a12 12 0 0 1 30 0v16h160v24z', '#a8967a'),
      castShadow(324, 92, 80, 146),
      placed(pirFace(sheet, true), 360 - (sheet.width * scale) / 2, 86, scale),
    ].join('')
  })
}
