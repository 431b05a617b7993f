import { person } from '../drawing/kit/from-the-side.ts'
import { area, circle, line, shape } from '../drawing/kit/pen.ts'
import { STOREYS } from './fire-building.ts'
import { ALARM_STOREY } from './fire-causes.ts'
import type { Effect } from './linkage.ts'

/*
 * Linked devices, at rest and at work. Parts that are visible only while an effect acts are in groups with its name in
 * `data-effect`; parts that are visible only at rest are in `data-rest`. Moving parts have names of their own in
 * `data-part`: the car is drawn at the ground floor, door leaves are drawn open, and the stylesheet moves them
 * (linkage-section.module.css).
 */

/** Draws all linked devices. */
export function drawEffects(): string {
  return [fireDoors(), exit(), lift(), fan(), people(), ...STOREYS.map((_, index) => sounders(index))].join('')
}

function acting(effect: Effect, ...parts: string[]): string {
  return `<g data-effect="${effect}">${parts.join('')}</g>`
}

function moving(part: string, ...parts: string[]): string {
  return `<g data-part="${part}">${parts.join('')}</g>`
}

/** Doors to the core are held open until they are let go. */
function fireDoors(): string {
  const leaves = STOREYS.map(({ floor }) => {
    const leaf = `M1044 ${floor - 56}l20 5v51`
    return area(`${leaf}h-20z`, 'sheet') + line(`${leaf}M1062 ${floor - 24}v8`)
  })
  const openings = STOREYS.map(({ floor }) => `M1044 ${floor - 56}V${floor}`)
  const shut = STOREYS.map(({ floor }) => `M1040 ${floor - 56}h8v56h-8z`)
  return [
    line(STOREYS.map(({ ceiling, floor }) => `M1044 ${ceiling}V${floor - 56}`).join(''), 1.5),
    line(openings.join('')),
    moving('leaves', ...leaves),
    acting('fireDoors', area(shut.join(''), 'danger')),
  ].join('')
}

/** The exit is a bar in the wall, or an open leaf beneath a lit sign. */
function exit(): string {
  return [
    shape('M1316 552h28v14h-28z', 'plinth', 0.9),
    `<g data-rest="exits">${area('M1353 574h6v56h-6z')}</g>`,
    moving('leaf', area('M1356 574l26 8v48h-26z', 'ok-wash'), line('M1356 574l26 8v48h-26', 1.4)),
    acting(
      'exits',
      shape('M1316 552h28v14h-28z', 'ok', 0.9),
      line('M1322 559h14m-5-4l5 4-5 4', 1.4, { colour: 'paper' }),
    ),
  ].join('')
}

/** The car waits at the fourth floor; called back, it stands at the ground floor with open doors. */
function lift(): string {
  const car = [
    shape('M1100 556h64v74h-64z', 'plinth', 1.4),
    line('M1112 562h40v68M1112 562V630M1132 562V630'),
    acting('lifts', area('M1112 562h40v68h-40z', 'light'), line('M1112 562v68M1152 562v68M1106 562v68M1158 562v68')),
  ]
  return [
    line('M1084 64V734M1180 64V734', 1.5),
    area('M1084 56H1180V64H1084z'),
    moving('rope', line('M1132 70V552', 0.8)),
    shape('M1118 66h28v12h-28z', 'plinth'),
    acting(
      'lifts',
      line('M1100 290h64v66h-64z', 0.9, { dashes: '4 4' }),
      area('M1127 376h10v112h10l-15 20-15-20h10z', 'danger'),
    ),
    moving('car', ...car),
  ].join('')
}

/** The smoke fan on the roof. */
function fan(): string {
  const blades = 'M1222 54V82M1208 68H1236M1212 58L1232 78M1232 58L1212 78'
  return [
    area('M1184 46H1260V90H1184z', 'sheet'),
    line('M1184 90V46H1260V90', 1.4),
    area('M1174 40H1270V47H1174z'),
    circle(1222, 68, 15, 1.2, 'plinth'),
    acting(
      'fans',
      circle(1222, 68, 15, 2.4, 'danger-wash'),
      line('M1196 34q-8-9 0-16t2-14M1222 34q-8-9 0-16t2-14M1248 34q-8-9 0-16t2-14', 1.6),
    ),
    moving('blades', line(blades, 1)),
  ].join('')
}

/** People on their way down: they leave when the voice tells them to. */
function people(): string {
  return acting(
    'voice',
    person(880, 360, 66),
    person(940, 360, 66),
    person(1212, 450, 62),
    person(1212, 630, 62),
    person(1304, 630, 62),
  )
}

/** A gong and a loudspeaker. The gongs of floors away from the alarm wait for a second signal. */
function sounders(index: number): string {
  const { ceiling = 0, name = '' } = STOREYS[index] ?? {}
  const x = name === '1F' ? 752 : 616
  const y = ceiling + 27
  const isNear = index >= ALARM_STOREY - 2 && index <= ALARM_STOREY + 1
  const rings = waves(`M${x - 26} ${y - 8}q-6 8 0 16M${x - 33} ${y - 12}q-9 12 0 24`)
  const bell = circle(x - 13, y, 8, 1.2, 'danger') + rings
  const horn = `M${x + 5} ${y - 4}h8l8-6v20l-8-6h-8z`
  return [
    circle(x - 13, y, 8, 1.2, 'plinth') + shape(horn, 'plinth', 1.2),
    acting('bells', isNear ? bell : `<g data-far="">${bell}</g>`),
    acting('voice', shape(horn, 'danger', 1.2), waves(`M${x + 27} ${y - 6}q6 6 0 12M${x + 34} ${y - 11}q11 11 0 22`)),
  ].join('')
}

function waves(d: string): string {
  return `<g data-waves="">${line(d, 1.6, { colour: 'danger' })}</g>`
}
