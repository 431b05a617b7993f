import { ASSETS, HIDDEN } from '../hosting/response-rules.ts'

/*
 * What stands where at a target, besides the site itself:
 *
 *   builds/latest.json, builds/meta/<id>.json   which build is out, and what the builds are that were
 *   .publish/builds/<id>/                       pages, payloads and other files of a build as they were uploaded, to be put in place
 *   .publish/manifests/<id>.json                what that build consists of; written when all of it is uploaded
 *   .publish/locks/                             who is publishing
 */

const OWN = HIDDEN.slice(1)

export const ASSETS_PREFIX = ASSETS.slice(1)
export const LATEST = 'builds/latest.json'
export const META = 'builds/meta/'
export const LOCKS = `${OWN}locks/`
export const MANIFESTS = `${OWN}manifests/`
export const STAGED = `${OWN}builds/`
/** Where a folder's files are until they are written whole. */
export const UNFINISHED = `${OWN}unfinished/`
/** All of the publisher's own. */
export const NOT_SERVED = OWN

/** Where the files of a build wait to be put in place. */
export function stagedPrefix(id: string): string {
  return `${STAGED}${id}/`
}
