/** Enough to keep a network busy, few enough for any server. */
const AT_A_TIME = 16

/** Does something with each item, some at a time. Rejects with the first error, and starts nothing after it. */
export async function eachOf<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const waiting = items.values()
  let hasFailed = false
  const runLane = async () => {
    // All lanes take from the same iterator, each item once.
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
