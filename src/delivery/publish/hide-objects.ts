import type { Store } from '../../base/object-store/store.ts'

/**
 * Returns a store whose listings lack these objects until they are written again, so that a comparison of listings
 * counts them as missing: their tags are right although their bytes or headers are not.
 */
export function hideObjects(store: Store, keys: readonly string[]): Store {
  const hidden = new Set(keys)
  return {
    ...store,
    list: async (...args) => new Map([...(await store.list(...args))].filter(([key]) => !hidden.has(key))),
    write: async (key, ...rest) => {
      await store.write(key, ...rest)
      hidden.delete(key)
    },
    copy: async (from, to) => {
      await store.copy(from, to)
      hidden.delete(to)
    },
  }
}
