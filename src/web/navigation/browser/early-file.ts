/** Set by the document's inline script, which is bundled apart from all others. */
type EarlyWindow = Window & { earlyFile?: { address: string; response: Promise<Response> } | undefined }

/** Starts to fetch a file that the page's scripts will ask for, before they are there. To be called once a document. */
export function fetchEarly(address: string, timeoutMs: number): void {
  const response = fetch(address, { signal: AbortSignal.timeout(timeoutMs) })
  // The caller that takes it reports it.
  response.catch(() => {})
  ;(window as EarlyWindow).earlyFile = { address, response }
}

/** Returns the response of a file that was fetched early, once; undefined for any other file. */
export function takeEarlyResponse(address: string): Promise<Response> | undefined {
  const { earlyFile } = window as EarlyWindow
  if (earlyFile?.address !== address) return undefined
  delete (window as EarlyWindow).earlyFile
  return earlyFile.response
}
