import type { Fault } from '../faults.ts'
import type { Locate, Snapshot } from '../snapshot.ts'
import type { Dated } from './phase.ts'

type Published = Dated & { slug: string; publishedOn: string }

/**
 * Finds news and questions with a later day of publication that are shown before it: an editor who dates an article
 * tomorrow may believe that it waits. `day` is today's.
 */
export function findEarly({ news, faq }: Pick<Snapshot, 'news' | 'faq'>, day: string, locate: Locate): Fault[] {
  const isEarly = ({ draft, shownFrom, publishedOn }: Published) =>
    draft !== true && publishedOn > day && (shownFrom ?? '') < publishedOn
  const faultOf = (source: string, value: string): Fault => ({
    source,
    field: 'publishedOn',
    value,
    expected: 'a day that has come, or the same day in shownFrom: it is shown before this day',
  })
  return [
    ...news.filter(isEarly).map(({ slug, publishedOn }) => faultOf(locate('news', slug), publishedOn)),
    ...faq.filter(isEarly).map(({ slug, publishedOn }) => faultOf(locate('faq', slug), publishedOn)),
  ]
}
