import type { BuildManifest } from '../builds/manifest.ts'

export type DocumentOptions = {
  /** Puts a build without data sheets and social pictures out, too. */
  withoutDocuments?: boolean
}

/** Throws when a build has no documents and nobody said that it may be put out like that: it would take them all off the site. */
export function assertDocuments({ id, withoutDocuments }: BuildManifest, isAllowed: boolean): void {
  if (!withoutDocuments || isAllowed) return
  throw new Error(
    `Build ${id} was made with DOCUMENTS=off: putting it out would take all data sheets and social pictures off the site. ` +
      'Build it with them (npm run build), or add --without-documents if that is what you want. Nothing was changed.',
  )
}
