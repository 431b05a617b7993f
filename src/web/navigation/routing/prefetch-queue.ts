export type PrefetchQueue = {
  /** Replaces the pages that wait, the likeliest first: pages whose links are no longer in view are dropped. */
  offer: (paths: readonly string[]) => void
  /** Loads a page at once: the visitor points at a link to it. */
  want: (path: string) => void
  /** Counts bytes that were loaded. */
  spend: (bytes: number) => void
  /** Forgets what waits and what was spent: another page is shown. */
  reset: () => void
}

type QueueOptions = {
  /** Loads what a page needs; `isWanted` if the visitor points at it. A failure is silent. */
  load: (path: string, isWanted: boolean) => Promise<unknown>
  /** Calls back once the browser has nothing more urgent to do. */
  whenIdle: (work: () => void) => void
  /** Pages offered are loaded until this many bytes were spent. */
  maxBytes: number
  /** Pages offered that are loaded at the same time. */
  maxAtOnce: number
}

/** Creates the queue of pages that are loaded before they are asked for. Each is loaded once per page shown. */
export function createPrefetchQueue({ load, whenIdle, maxBytes, maxAtOnce }: QueueOptions): PrefetchQueue {
  let waiting: readonly string[] = []
  let started = new Set<string>()
  let spent = 0
  let running = 0

  const start = async (path: string, isWanted: boolean) => {
    started.add(path)
    await load(path, isWanted).catch(() => {})
  }
  const startNext = () => {
    const path = waiting.find((each) => !started.has(each))
    if (path === undefined || running >= maxAtOnce || spent >= maxBytes) return
    running += 1
    void start(path, false).then(() => {
      running -= 1
      whenIdle(startNext)
    })
  }
  return {
    offer: (paths) => {
      waiting = paths
      for (let free = maxAtOnce - running; free > 0; free -= 1) whenIdle(startNext)
    },
    want: (path) => {
      if (!started.has(path)) void start(path, true)
    },
    spend: (bytes) => {
      spent += bytes
    },
    reset: () => {
      waiting = []
      started = new Set()
      spent = 0
    },
  }
}
