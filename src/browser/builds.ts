/** Names the build that this document is of. */
export function documentBuild(): string {
  return document.body.dataset.build ?? ''
}

/** Reads which build is out from an answer of `builds/latest.json`; undefined when it does not say. */
export async function readLatestBuild(answer: Response | undefined): Promise<string | undefined> {
  const latest: unknown = await answer?.json().catch(() => undefined)
  const isLatest = typeof latest === 'object' && latest !== null && 'id' in latest && typeof latest.id === 'string'
  return isLatest ? (latest as { id: string }).id : undefined
}

/** Address of the file that says which build is out. */
export const LATEST_BUILD = '/builds/latest.json'
