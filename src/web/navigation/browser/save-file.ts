/** How long the browser may take to begin to save a file. */
const KEEP_MS = 60_000

/** Saves a file under a name, without ever showing it: its bytes may be anything. */
export function saveFile(file: Blob, name: string): void {
  const href = URL.createObjectURL(new Blob([file], { type: 'application/octet-stream' }))
  const link = Object.assign(document.createElement('a'), { href, download: name })
  link.click()
  setTimeout(() => URL.revokeObjectURL(href), KEEP_MS)
}
