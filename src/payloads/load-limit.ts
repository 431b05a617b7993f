/** A part of a page that has not come after this counts as not to be had. Slow connections have it in a third of the time. */
export const LOAD_LIMIT_MS = 15_000

/** Code or words that have not come in time. */
export class LoadTimeoutError extends Error {
  constructor() {
    super(`Not loaded within ${LOAD_LIMIT_MS / 1000} seconds`)
    this.name = 'LoadTimeoutError'
  }
}

/** Gives up waiting for what has not come in time. An import cannot be cancelled: it may still come later. */
export function withinLoadLimit<Loaded>(loading: Promise<Loaded>): Promise<Loaded> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new LoadTimeoutError()), LOAD_LIMIT_MS)
    loading.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
