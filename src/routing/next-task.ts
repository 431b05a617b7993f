/** Waits for the next task, so that what a visitor does meanwhile is answered in between. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}
