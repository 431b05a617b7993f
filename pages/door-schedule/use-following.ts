import { startTransition, useEffect, useState } from 'react'
import { type Following, followInSteps } from '../../src/web/features/door-schedule/follow.ts'
import { atOnce, inSlices } from '../../src/web/features/door-schedule/time-sliced.ts'
import type { Parts } from '../../src/web/features/door-schedule/parts.ts'
import type { Schedule } from '../../src/web/features/door-schedule/schedule.ts'

/** How long nothing must change. */
const REST_MS = 250

/**
 * Returns what follows from a schedule as it was when it last rested: computed in slices, so that it does not stand
 * between one key and the next. The first time it is there at once.
 */
export function useFollowing(schedule: Schedule, parts: Parts): Following {
  const [following, setFollowing] = useState(() => atOnce(followInSteps(schedule, parts)))
  const isBehind = following.of !== schedule || following.by !== parts
  useEffect(() => {
    if (!isBehind) return undefined
    return inSlices(followInSteps(schedule, parts), (value) => startTransition(() => setFollowing(value)), REST_MS)
  }, [schedule, parts, isBehind])
  return following
}
