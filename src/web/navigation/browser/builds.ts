/** Address of the file that names the published build. */
export const LATEST_BUILD = `${import.meta.env.BASE_URL}builds/latest.json`

/** The published build; `code` is missing in one that an earlier version of this project made. */
export type PublishedBuild = { id: string; code?: string }

/** Returns the id of the code that this document was rendered for. */
export function documentCode(): string {
  return document.body.dataset.code ?? ''
}

/** Reads a response of `builds/latest.json`; undefined if it names no build. */
export async function readLatestBuild(answer: Response | undefined): Promise<PublishedBuild | undefined> {
  const latest: unknown = await answer?.json().catch(() => undefined)
  const isBuild = typeof latest === 'object' && latest !== null && 'id' in latest && typeof latest.id === 'string'
  return isBuild ? (latest as PublishedBuild) : undefined
}
