import { LATEST_BUILD, readLatestBuild } from '../browser/builds.ts'
import { readRuntimeConfig } from '../runtime-config.ts'

/** Limits of the polling interval, whatever value `config.json` holds. */
const MIN_INTERVAL_MS = 1000
const MAX_INTERVAL_MS = 60 * 60_000

/** Result of one poll; `unknown` if the server did not respond as expected. */
type Look = 'same' | 'new' | 'unknown'

/**
 * Polls the server for the published build, and also when a hidden tab becomes visible. Calls `onNewBuild` once and
 * stops when the published build is not `buildId`. The interval doubles after a failure. A hidden tab does not poll.
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
  // The published build is unknown, but a 404 for this build's own file proves that it was replaced.
  const own = latest && (await ask(`/builds/meta/${buildId}.json`))
  return own?.status === 404 ? 'new' : 'unknown'
}

function ask(url: string): Promise<Response | undefined> {
  return fetch(url, { priority: 'low', cache: 'no-store' }).catch(() => undefined)
}
