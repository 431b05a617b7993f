/** The example of a door schedule: a building with fourteen homes. At its gate the button and the break-glass release are missing, so that checks and their remedies can be tried. */
export const EXAMPLE_DOORS = [
  { kind: 'main-entrance', floor: '1F', place: 'gate', alike: 1, codes: ['vi-d720-p', 'oa-k280'] },
  { kind: 'lift-lobby', floor: '1F', place: 'lobby', alike: 1, codes: ['sm-d405-p'] },
  { kind: 'home', floor: '2F–8F', place: 'homes', alike: 14, codes: ['vi-m101-p'] },
  { kind: 'car-lane', floor: 'B1', place: 'lane', alike: 1, codes: ['ac-l412-p', 'ac-g304'] },
] as const

/** The codes of what stands in the equipment room of the example. */
export const EXAMPLE_ROOM = ['oa-s24-p', 'oa-a12', 'sm-n108-p']
