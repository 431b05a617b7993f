import type { Film } from './film.ts'
import { barrier } from './stories/barrier.ts'
import { blackout } from './stories/blackout.ts'
import { call } from './stories/call.ts'
import { care } from './stories/care.ts'
import { code } from './stories/code.ts'
import { face } from './stories/face.ts'
import { fire } from './stories/fire.ts'

/** All films, by their slug in `films.json`. */
export const FILMS: Readonly<Record<string, Film>> = { call, face, barrier, fire, code, care, blackout }
