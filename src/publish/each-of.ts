/** Concurrency: enough to saturate a network, few enough for any server. */
const AT_A_TIME = 16

/** Processes each item, several at a time. Rejects with the first error, and starts no further item. */
export async function eachOf<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const waiting = items.values()
  let hasFailed = false
  const runLane = async () => {
    // All workers take from the same iterator, so each item is processed once.
    for (const item of waiting) {
      if (hasFailed) return
      try {
        await work(item)
      } catch (error) {
        hasFailed = true
        throw error
      }
    }
  }
  await Promise.all(Array.from({ length: AT_A_TIME }, runLane))
}
