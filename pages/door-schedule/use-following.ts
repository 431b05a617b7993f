import { startTransition, useEffect, useState } from 'react'
import { type Following, followInSteps } from '../../src/schedule/follow.ts'
import { atOnce } from '../../src/schedule/in-steps.ts'
import type { Parts } from '../../src/schedule/parts.ts'
import type { Schedule } from '../../src/schedule/schedule.ts'

/** How long nothing must change. */
const REST_MS = 250
/** How long is computed before a key may be handled. */
const SLICE_MS = 8

/**
 * Returns what follows from a schedule as it was when it last rested: computed in slices, so that it does not stand
 * between one key and the next. The first time it is there at once.
 */
export function useFollowing(schedule: Schedule, parts: Parts): Following {
  const [following, setFollowing] = useState(() => atOnce(followInSteps(schedule, parts)))
  const isBehind = following.of !== schedule || following.by !== parts
  useEffect(() => {
    if (!isBehind) return undefined
    const steps = followInSteps(schedule, parts)
    let timer = setTimeout(work, REST_MS)
    return () => clearTimeout(timer)

    function work(): void {
      const end = performance.now() + SLICE_MS
      for (let step = steps.next(); ; step = steps.next()) {
        const { value } = step
        if (value) return startTransition(() => setFollowing(value))
        if (performance.now() >= end) {
          timer = setTimeout(work)
          return
        }
      }
    }
  }, [schedule, parts, isBehind])
  return following
}
