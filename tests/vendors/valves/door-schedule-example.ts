/* The example of the door schedule: doors with the codes of their products, and those in the equipment room. */

export const EXAMPLE_DOORS = [
  {
    kind: 'main-entrance',
    floor: '1F',
    place: 'gate',
    alike: 1,
    codes: ['kb-210'],
  },
] as const

export const EXAMPLE_ROOM = ['kb-310'] as const
