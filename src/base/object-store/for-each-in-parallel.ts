/** Concurrency: enough to saturate a network, few enough for any server. */
const AT_A_TIME = 16

/**
 * Processes each item, several at a time. After an error no further item is started; rejects with the first one when
 * all that were started have ended, so that nothing is still written then.
 */
export async function forEachInParallel<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const waiting = items.values()
  const errors: unknown[] = []
  const runLane = async () => {
    // All workers take from the same iterator, so each item is processed once.
    for (const item of waiting) {
      if (errors.length > 0) return
      await work(item).catch((error: unknown) => errors.push(error))
    }
  }
  await Promise.all(Array.from({ length: AT_A_TIME }, runLane))
  if (errors.length > 0) throw errors[0]
}
