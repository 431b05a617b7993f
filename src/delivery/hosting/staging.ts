import { readOrigin } from '../../base/environment.ts'
import type { Environment } from '../../base/settings.ts'
import { SITE } from '#vendor/site.ts'

/** Returns the origin at which this copy of the site is served: `SITE_ORIGIN`, or the vendor's. */
export function readSiteOrigin(env?: Environment): string {
  return readOrigin('SITE_ORIGIN', env) ?? SITE.origin
}

/** Returns whether this copy is for trials (staging): its pages name those of the vendor's origin as the originals. */
export function isStaging(env?: Environment): boolean {
  return readSiteOrigin(env) !== SITE.origin
}
