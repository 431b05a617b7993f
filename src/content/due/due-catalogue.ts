import { type Catalogue, createCatalogue } from '../catalogue.ts'
import type { Content } from './phase.ts'
import { visibleSnapshot } from './visible-snapshot.ts'
import { dayInTaipei } from './visibility.ts'
import { listDue } from './when-due.ts'

type DueOptions = {
  /** Stays on this day; by default the day is today's in Taipei, at every call. */
  day?: string | undefined
  now?: () => number
}

/**
 * Returns a function that gives what of the content is shown now. It is the same object until something becomes due:
 * asked after midnight, it moves on, whatever happened to timers meanwhile.
 */
export function createDueCatalogue(content: Content, { day, now = Date.now }: DueOptions = {}): () => Catalogue {
  const today = () => day ?? dayInTaipei(now())
  const show = (on: string) => ({
    on,
    until: listDue(content.all, on)[0]?.day,
    catalogue: createCatalogue(visibleSnapshot(content, { day: on, drafts: false })),
  })
  let shown = show(today())
  return () => {
    const on = today()
    // A clock that was set back shows what was shown then.
    if (on < shown.on || (shown.until !== undefined && on >= shown.until)) shown = show(on)
    return shown.catalogue
  }
}
