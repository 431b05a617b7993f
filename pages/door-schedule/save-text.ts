/** How long the browser may take to begin to save a file. */
const KEEP_MS = 60_000

/** Has the browser save a text as a file. */
export function saveText(name: string, text: string): void {
  const href = URL.createObjectURL(new Blob([text], { type: 'application/octet-stream' }))
  Object.assign(document.createElement('a'), { href, download: name }).click()
  setTimeout(() => URL.revokeObjectURL(href), KEEP_MS)
}
