import { useCallback, useEffect, useRef, useState } from 'react'
import { useDesk } from '../../../src/web/features/staff/desk/desk.ts'
import type { Counts } from '../../../src/web/features/staff/desk/desk-types.ts'
import { followRequests } from '../../../src/web/features/staff/desk/follow-requests.ts'
import { useDeskApi } from '../../../src/web/features/staff/desk/use-desk-api.ts'

/** Several changes within this time are read at once. */
const GATHER_MS = 300

const NONE = { numbers: new Set<string>(), blind: 0 }

export type News = {
  counts: Counts | undefined
  /** Whether mails can be sent; undefined until it is known. */
  hasMail: boolean | undefined
  /** How many requests have arrived since the last `seen`. */
  arrived: number
  /** Versions of requests that were changed, by anyone, since the desk was opened; by number. */
  versions: ReadonlyMap<string, number>
  /** The counts are asked for again. */
  refresh: () => void
  seen: () => void
  /** Takes a request as seen that is open. */
  opened: (number: string) => void
}

/**
 * Follows what comes in and changes, and calls back when a list may be out of date. `opened` is the number of the request
 * that is open, or ''.
 */
export function useRequestUpdates(opened: string, onChange: () => void): News {
  const desk = useDesk()
  const api = useDeskApi()
  const [counts, setCounts] = useState<Counts>()
  // An event may come twice; while there is no stream, only the counts tell.
  const [arrived, setArrived] = useState<{ numbers: ReadonlySet<string>; blind: number }>(NONE)
  // All of them: several events may come before the next render.
  const [versions, setVersions] = useState<ReadonlyMap<string, number>>(new Map())
  const known = useRef<Counts>(undefined)
  const current = useRef({ opened, onChange })
  useEffect(() => {
    current.current = { opened, onChange }
  })

  const refresh = useCallback(async () => {
    const before = known.current
    // Asked again with the next change; a call that fails is logged.
    const now = await api.counts().catch(() => undefined)
    if (!now) return
    known.current = now
    setCounts(now)
    return before && now.states.new > before.states.new ? now.states.new - before.states.new : 0
  }, [api])

  const hear = useCallback(
    (number: string, version: number) => setVersions((known) => new Map(known).set(number, version)),
    [],
  )
  const askVersion = useCallback(
    async (number: string) => {
      const version = await api.versionOf(number).catch(() => undefined)
      if (version !== undefined) hear(number, version)
    },
    [api, hear],
  )

  useEffect(() => {
    const end = new AbortController()
    let gathering: ReturnType<typeof setTimeout> | undefined
    const gather = () => {
      gathering ??= setTimeout(() => {
        gathering = undefined
        void refresh()
        current.current.onChange()
      }, GATHER_MS)
    }
    void Promise.resolve().then(refresh)
    void followRequests(desk, end.signal, {
      onRequest: (event) => {
        if (event.isNew) setArrived(({ numbers }) => ({ numbers: new Set([...numbers, event.number]), blind: 0 }))
        hear(event.number, event.version)
        gather()
      },
      onDoubt: (isBlind) => {
        void refresh().then((more = 0) => {
          if (isBlind) setArrived(({ numbers, blind }) => ({ numbers, blind: blind + more }))
        })
        current.current.onChange()
        if (current.current.opened) void askVersion(current.current.opened)
      },
    })
    return () => {
      end.abort()
      clearTimeout(gathering)
    }
  }, [desk, refresh, hear, askVersion])

  return {
    counts,
    hasMail: counts?.mail,
    arrived: arrived.numbers.size + arrived.blind,
    versions,
    refresh: () => void refresh(),
    seen: useCallback(() => setArrived(NONE), []),
    opened: useCallback(
      (number: string) =>
        setArrived(({ numbers, blind }) => ({
          numbers: new Set([...numbers].filter((each) => each !== number)),
          blind,
        })),
      [],
    ),
  }
}
