/** Why a file cannot be had: it has been replaced since the page was made, or the server is not set up to serve it. */
export type DownloadFault = 'changed' | 'misconfigured'

const GONE = [404, 410]

/** Asks for a file's head before it is downloaded. Without a connection nothing is known, and the browser says so itself. */
export async function faultOf(src: string): Promise<DownloadFault | undefined> {
  try {
    const { ok, status, headers } = await fetch(src, { method: 'HEAD' })
    if (GONE.includes(status)) return 'changed'
    return ok && !headers.get('content-type')?.startsWith('text/html') ? undefined : 'misconfigured'
  } catch {
    return undefined
  }
}
