/** Timeout of a part of a page. Slow connections load it in a third of the time. */
export const LOAD_LIMIT_MS = 15_000

/** Thrown when code or words were not loaded before the timeout. */
export class LoadTimeoutError extends Error {
  constructor() {
    super(`Not loaded within ${LOAD_LIMIT_MS / 1000} seconds`)
    this.name = 'LoadTimeoutError'
  }
}

/** Rejects if a promise does not settle before the timeout. An import cannot be cancelled: it may still complete later. */
export function withinLoadLimit<Loaded>(loading: Promise<Loaded>): Promise<Loaded> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new LoadTimeoutError()), LOAD_LIMIT_MS)
    loading.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
