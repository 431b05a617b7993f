import { type DeferredProjects, saveLater } from './save-later.ts'
import { openProjects } from './storage.ts'

let ofSite: DeferredProjects | undefined

/**
 * Returns the schedules in the visitor's browser. A document has one store, however often the screen is visited: each one
 * would keep a copy of its own of what another tab overwrites. `nameCopy` names copies in the document's language.
 */
export function siteProjects(nameCopy: (name: string) => string): DeferredProjects {
  ofSite ??= saveLater(openProjects({ nameCopy }))
  return ofSite
}
