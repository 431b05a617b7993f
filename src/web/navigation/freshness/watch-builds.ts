import { LATEST_BUILD, readLatestBuild } from '../browser/builds.ts'
import { readRuntimeConfig } from '../../../base/runtime-config.ts'

/** Limits of the polling interval, whatever value `config.json` holds. */
const MIN_INTERVAL_MS = 1000
const MAX_INTERVAL_MS = 60 * 60_000

/** Result of one poll; `unknown` if the server did not respond as expected. */
type Look = 'same' | 'new' | 'unknown'

/**
 * Polls the server for the published build: at once, then periodically, and when a hidden tab becomes visible. A
 * document does not know which build it belongs to, since its bytes depend on content and code alone: it belongs to the
 * first published build that this function sees, unless that one has other code than `code`. Calls `onNewBuild` once
 * and stops when another build is published. The interval doubles after a failure. A hidden tab does not poll.
 */
export async function watchBuilds(code: string, onNewBuild: () => void): Promise<void> {
  const { buildCheckInterval } = await readRuntimeConfig()
  if (buildCheckInterval <= 0) return
  const lookForBuild = rememberBuild(code)
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
    const found = await lookForBuild()
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
  await look()
}

/** Returns a function that asks for the published build, and compares it with the first one that it saw. */
function rememberBuild(code: string): () => Promise<Look> {
  let own: string | undefined
  return async () => {
    if (!navigator.onLine) return 'unknown'
    const answer = await ask(`${LATEST_BUILD}?${Date.now()}`)
    const latest = await readLatestBuild(answer)
    if (latest) {
      own ??= latest.code === code ? latest.id : undefined
      return latest.id === own ? 'same' : 'new'
    }
    // The published build is unknown, but a 404 for this build's own file proves that it was replaced.
    const manifest =
      answer && own !== undefined ? await ask(`${import.meta.env.BASE_URL}builds/meta/${own}.json`) : undefined
    return manifest?.status === 404 ? 'new' : 'unknown'
  }
}

function ask(url: string): Promise<Response | undefined> {
  return fetch(url, { priority: 'low', cache: 'no-store' }).catch(() => undefined)
}
