import { LATEST_BUILD, readLatestBuild } from '../browser/builds.ts'
import { readRuntimeConfig } from '../runtime-config.ts'

/** However `config.json` is edited: the server is asked no more often than this, and no later than after this. */
const MIN_INTERVAL_MS = 1000
const MAX_INTERVAL_MS = 60 * 60_000

/** What one look at the server said; `unknown` when it did not answer as it should. */
type Look = 'same' | 'new' | 'unknown'

/**
 * Looks from time to time which build is out, and when a hidden tab is shown again; calls `onNewBuild` once, and stops, when it
 * is another than `buildId`. After a failure it waits twice as long. A hidden tab asks nothing.
 */
export async function watchBuilds(buildId: string, onNewBuild: () => void): Promise<void> {
  const { buildCheckInterval } = await readRuntimeConfig()
  if (buildCheckInterval <= 0) return
  let failures = 0
  let due = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  const schedule = () => {
    const wait = Math.min(Math.max(buildCheckInterval, MIN_INTERVAL_MS) * 2 ** failures, MAX_INTERVAL_MS)
    due = Date.now() + wait
    timer = setTimeout(look, wait)
  }
  const look = async () => {
    clearTimeout(timer)
    if (document.hidden) return
    const found = await lookForBuild(buildId)
    if (found === 'new') {
      document.removeEventListener('visibilitychange', onVisible)
      onNewBuild()
      return
    }
    failures = found === 'unknown' ? failures + 1 : 0
    schedule()
  }
  const onVisible = () => {
    if (!document.hidden && (failures === 0 || Date.now() >= due)) void look()
  }
  document.addEventListener('visibilitychange', onVisible)
  schedule()
}

async function lookForBuild(buildId: string): Promise<Look> {
  if (!navigator.onLine) return 'unknown'
  const latest = await ask(`${LATEST_BUILD}?${Date.now()}`)
  const id = await readLatestBuild(latest)
  if (id !== undefined) return id === buildId ? 'same' : 'new'
  // Which build is out cannot be read; that this one is gone can.
  const own = latest && (await ask(`/builds/meta/${buildId}.json`))
  return own?.status === 404 ? 'new' : 'unknown'
}

function ask(url: string): Promise<Response | undefined> {
  return fetch(url, { priority: 'low', cache: 'no-store' }).catch(() => undefined)
}
