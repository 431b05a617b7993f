import type { Film } from './film.ts'
import { alarm } from './stories/alarm.ts'
import { barrier } from './stories/barrier.ts'
import { blackout } from './stories/blackout.ts'
import { call } from './stories/call.ts'
import { care } from './stories/care.ts'
import { code } from './stories/code.ts'
import { face } from './stories/face.ts'
import { fire } from './stories/fire.ts'
import { lift } from './stories/lift.ts'
import { room } from './stories/room.ts'

/** All films, by their slug in `films.json`. */
export const FILMS: Readonly<Record<string, Film>> = {
  call,
  face,
  barrier,
  fire,
  code,
  care,
  blackout,
  room,
  lift,
  alarm,
}
