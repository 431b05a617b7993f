/** Returns the id of the build that made this document. */
export function documentBuild(): string {
  return document.body.dataset.build ?? ''
}

/**
 * Returns the id of the published build from a response of `builds/latest.json`; undefined if the response does not
 * contain it.
 */
export async function readLatestBuild(answer: Response | undefined): Promise<string | undefined> {
  const latest: unknown = await answer?.json().catch(() => undefined)
  const isLatest = typeof latest === 'object' && latest !== null && 'id' in latest && typeof latest.id === 'string'
  return isLatest ? (latest as { id: string }).id : undefined
}

/** Address of the file with the id of the published build. */
export const LATEST_BUILD = '/builds/latest.json'
