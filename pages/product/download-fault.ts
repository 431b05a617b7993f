/** Why a file is unavailable: it was replaced after the page was built, or the server is not configured to serve it. */
export type DownloadFault = 'changed' | 'misconfigured'

const GONE = [404, 410]

/**
 * Sends a HEAD request for a file before its download. Without a connection the result is unknown, and the browser
 * reports that itself.
 */
export async function faultOf(src: string): Promise<DownloadFault | undefined> {
  try {
    const { ok, status, headers } = await fetch(src, { method: 'HEAD' })
    if (GONE.includes(status)) return 'changed'
    return ok && !headers.get('content-type')?.startsWith('text/html') ? undefined : 'misconfigured'
  } catch {
    return undefined
  }
}
