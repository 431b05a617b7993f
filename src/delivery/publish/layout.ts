import { ASSETS, HIDDEN } from '../../base/response-rules.ts'

/*
 * The folders of a target, besides the site itself:
 *
 *   builds/latest.json, builds/meta/<id>.json   the published build's id, and the manifests of all builds published so far
 *   .publish/files/<xx>/<hash>                  contents of pages, payloads and other files as uploaded, to be copied
 *   .publish/manifests/<id>.json                the manifest of a build; written when all of it is uploaded
 *   .publish/placing.json                       the build that is being published, or was when its publisher died
 *   .publish/invalidate.json                    files whose invalidation has not been accepted yet
 *   .publish/preview.json                       marks the target as a preview, which may show drafts
 *   .publish/statements/<id>.*.json             what `npm run tool -- sbom` wrote about a build
 *   .publish/locks/                             claims of the publishers' lock
 *   .publish/builds/<id>/                       files of a build, as an earlier version uploaded them
 */

const OWN = HIDDEN.slice(1)

export const ASSETS_PREFIX = ASSETS.slice(1)
export const LATEST = 'builds/latest.json'
export const META = 'builds/meta/'
export const LOCKS = `${OWN}locks/`
export const MANIFESTS = `${OWN}manifests/`
export const FILES = `${OWN}files/`
export const PLACING = `${OWN}placing.json`
export const PREVIEW = `${OWN}preview.json`
export const INVALIDATE = `${OWN}invalidate.json`
/** Files as an earlier version uploaded them, by build. */
export const STAGED = `${OWN}builds/`
export const STATEMENTS = `${OWN}statements/`
/** All files of the publisher. */
export const NOT_SERVED = OWN

/** Returns the prefix of a build's files as an earlier version uploaded them. */
export function stagedPrefix(id: string): string {
  return `${STAGED}${id}/`
}
