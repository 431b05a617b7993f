import type { BuildManifest } from '../../base/manifest/manifest.ts'

export type DocumentOptions = {
  /** Publishes a build without data sheets and social images, too. */
  withoutDocuments?: boolean
}

/**
 * Throws if a build has no documents and that is not allowed explicitly: publishing it would remove all documents from
 * the site.
 */
export function assertDocuments({ id, withoutDocuments }: BuildManifest, isAllowed: boolean): void {
  if (!withoutDocuments || isAllowed) return
  throw new Error(
    `Build ${id} was made with DOCUMENTS=off: putting it out would take all data sheets and social pictures off the site. ` +
      'Build it with them (npm run build), or add --without-documents if that is what you want. Nothing was changed.',
  )
}
