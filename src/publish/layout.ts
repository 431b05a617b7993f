import { ASSETS, HIDDEN } from '../hosting/response-rules.ts'

/*
 * The folders of a target, besides the site itself:
 *
 *   builds/latest.json, builds/meta/<id>.json   the published build's id, and the manifests of all builds published so far
 *   .publish/builds/<id>/                       pages, payloads and other files of a build as uploaded, to be put in place
 *   .publish/manifests/<id>.json                the manifest of that build; written when all of it is uploaded
 *   .publish/locks/                             claims of the publishers' lock
 */

const OWN = HIDDEN.slice(1)

export const ASSETS_PREFIX = ASSETS.slice(1)
export const LATEST = 'builds/latest.json'
export const META = 'builds/meta/'
export const LOCKS = `${OWN}locks/`
export const MANIFESTS = `${OWN}manifests/`
export const STAGED = `${OWN}builds/`
/** Folder of files until they are written completely. */
export const UNFINISHED = `${OWN}unfinished/`
/** All files of the publisher. */
export const NOT_SERVED = OWN

/** Returns the prefix of a build's files before they are put in place. */
export function stagedPrefix(id: string): string {
  return `${STAGED}${id}/`
}
