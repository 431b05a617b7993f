import { person } from '../drawing/kit/from-the-side.ts'
import { area, circle, line, shape } from '../drawing/kit/pen.ts'
import { nameStorey, STOREYS } from './fire-building.ts'
import type { Cause } from './linkage.ts'

/* Causes of the alarm, in groups with their names in `data-cause`. The page shows those of the selected cause. */

/** The storey of the pan, the smoke and the call point that is pressed. */
export const ALARM_STOREY = STOREYS.findIndex(({ name }) => name === '4F')
const BASEMENT = STOREYS.findIndex(({ name }) => name === 'B1')

const PANTRY: readonly Cause[] = ['oneSmoke', 'secondSmoke', 'callPoint']

/** Marks the storey of the alarm, beneath everything that stands in it. */
export function drawAlarmStoreys(): string {
  return (
    showFor(PANTRY, area('M120 277H1356V360H120z', 'danger-wash'), nameIn(ALARM_STOREY)) +
    showFor(['heat'], area('M120 638H1356V734H120z', 'danger-wash'), nameIn(BASEMENT))
  )
}

/** Draws what happens, and the detector or call point that reports it. */
export function drawCauses(): string {
  return [
    showFor(PANTRY, burningPan(), panelLamp('danger')),
    showFor(['oneSmoke', 'secondSmoke'], reporting(514, 277)),
    showFor(['secondSmoke'], reporting(972, 277)),
    showFor(['heat'], burningCar(), reporting(520, 637), panelLamp('danger')),
    showFor(['callPoint'], person(1003, 360, 64), shape('M1020 312h15v15h-15z', 'danger'), halo(1027, 320)),
    showFor(['brokenLine'], brokenLine(), panelLamp('ochre')),
    showFor(['test'], technician(), reporting(972, 277), panelLamp('danger')),
  ].join('')
}

function showFor(causes: readonly Cause[], ...parts: string[]): string {
  return `<g data-cause="${causes.join(' ')}">${parts.join('')}</g>`
}

function nameIn(index: number): string {
  const storey = STOREYS[index]
  return storey ? nameStorey(storey, 'danger') : ''
}

/** The pan on the fourth floor's stove. */
function burningPan(): string {
  const plumes = 'M516 326q-14-8-4-16t-4-14M530 326q14-8 4-18t6-14M522 326q-4-12 2-20'
  return line(plumes, 1, { colour: 'ink-3' }) + area('M509 332q2-10 8-12 0 6 5 8 2-4 0-8 8 4 8 12z', 'danger')
}

/** The engine of the second car. */
function burningCar(): string {
  const plumes = 'M548 684q-12-8-4-16t-2-12M562 684q10-8 4-16'
  return line(plumes, 1, { colour: 'ink-3' }) + area('M540 703q2-14 11-18-1 8 6 11 3-6 1-12 12 7 12 19z', 'danger')
}

function reporting(x: number, y: number): string {
  const body = area(`M${x - 10} ${y}h20l-5 9h-10z`, 'danger')
  return body + line(`M${x - 14} ${y + 14}q14 10 28 0M${x - 20} ${y + 19}q20 14 40 0`, 1.6, { colour: 'danger' })
}

function halo(x: number, y: number): string {
  return line(`M${x - 16} ${y - 12}q-7 12 0 24M${x + 16} ${y - 12}q7 12 0 24`, 1.6, { colour: 'danger' })
}

/** The lamp of the panel, and a frame that makes it seen on a small screen. */
function panelLamp(colour: 'danger' | 'ochre'): string {
  return circle(300, 605, 4, 1, colour) + line('M275 555h50v62h-50z', 3, { colour })
}

/** The cable of the basement's loop, cut between two of its addresses. */
function brokenLine(): string {
  return (
    area('M428 650h24v12h-24z', 'sheet') +
    line('M428 644v24M452 644v24', 3, { colour: 'ochre' }) +
    line('M433 649l14 14M447 649l-14 14', 3, { colour: 'danger' })
  )
}

/** Smoke for tests is held under a detector of the corridor. */
function technician(): string {
  return line('M967 322L972 294', 1.6) + shape('M963 286h18l-3 10h-12z', 'plinth') + person(950, 360, 66)
}
