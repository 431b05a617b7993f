import type { Desk } from './desk.ts'
import type { RequestEvent } from './desk-types.ts'
import { readEvents } from './read-events.ts'

/** How often a stream, or possibly changed data, is asked for while there is none. */
const ASK_MS = 15_000
/** How long after the end of a stream the next one is opened. */
const AGAIN_MS = 3000
/** The server beats every 15 seconds: a stream that is silent for longer is dead, though nobody said so. */
const SILENCE_MS = 40_000

type Follower = {
  onRequest: (event: RequestEvent) => void
  /** Called when something may have changed unheard: the stream was broken, or, if `isBlind`, there is none. */
  onDoubt: (isBlind: boolean) => void
}

/**
 * Tells of requests that come or change, by the API's stream of events; while there is no stream, it says every 15
 * seconds that there may be something. Ends with the signal.
 */
export async function followRequests(
  desk: Pick<Desk, 'openStream'>,
  signal: AbortSignal,
  follower: Follower,
): Promise<void> {
  let since = ''
  while (!signal.aborted) {
    const heard = await listen().catch(() => false)
    if (signal.aborted) return
    // This request extends an expired login, so that the next stream has a valid token.
    follower.onDoubt(!heard)
    await pause(heard ? AGAIN_MS : ASK_MS, signal)
  }

  /** Resolves with whether there was a stream. */
  async function listen(): Promise<boolean> {
    const silence = new AbortController()
    let timer = setTimeout(() => silence.abort(), SILENCE_MS)
    try {
      const path = `/api/desk/events${since && `?since=${encodeURIComponent(since)}`}`
      const { ok, body } = await desk.openStream(path, AbortSignal.any([signal, silence.signal]))
      if (!ok || !body) return false
      for await (const { id, name, data } of readEvents(body)) {
        clearTimeout(timer)
        timer = setTimeout(() => silence.abort(), SILENCE_MS)
        if (id) since = id
        // The server's own events.
        if (name === 'ready') since ||= (JSON.parse(data) as { since: string }).since
        if (name === 'request') follower.onRequest(JSON.parse(data) as RequestEvent)
      }
      return true
    } finally {
      clearTimeout(timer)
    }
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}
