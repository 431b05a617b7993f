import type { Snapshot } from '../../../content/snapshot.ts'
import { LOCALES, type Locale } from '../../../base/i18n/locale.ts'
import { isOn } from '../../../base/parts.ts'
import { textIn } from '../../../base/i18n/localised.ts'
import { MARKS } from '../../../base/i18n/marks.ts'
import { serverWords } from '../../../base/i18n/server-words.ts'
import { wordsOf } from '../../../base/i18n/words.ts'
import { askedBy, type SearchDocument } from './documents.ts'

/** Screens that are found by what people ask for, by the names of their words (`locales/<language>/search-words.json`). */
const FOUND_SCREENS = {
  contact: '/contact',
  sheets: '/downloads?kind=sheet',
  guides: '/downloads?kind=guide',
  drawings: '/downloads?kind=dxf',
  templates: '/downloads?kind=template',
  firmware: '/downloads?kind=firmware',
  downloads: '/downloads',
  schedule: '/door-schedule',
  stories: '/success-stories',
  faqs: '/faqs',
  news: '/news',
} as const

/** Further answers to what asks for a screen: all documents beside those of a kind. */
const BESIDE: Partial<Record<keyof typeof FOUND_SCREENS, readonly string[]>> = {
  sheets: ['page:downloads'],
  guides: ['page:downloads'],
  drawings: ['page:downloads'],
  templates: ['page:drawings', 'page:downloads'],
  firmware: ['page:downloads'],
  downloads: ['page:sheets'],
}
/** Stories that follow their page. */
const STORIES = 2

/** Lists what the site's search finds beside content: screens, and cases that have a story. The API finds content alone. */
export function screenDocuments({ case: cases }: Pick<Snapshot, 'case'>, locale: Locale): SearchDocument[] {
  const t = wordsOf(serverWords[locale])
  const stories = cases.flatMap((each): SearchDocument[] => {
    const { id, location, projectType, households, projectNeeds, searchWords } = each
    if (textIn(projectNeeds, locale) === '') return []
    const title = [location, projectType, households].map((text) => textIn(text, locale)).join(MARKS[locale].comma)
    const note = t('search-words:screens.stories.title')
    const path = `/success-stories?case=${id}#case-${id}`
    const record = { kind: 'page' as const, key: `case-${id}`, title, note, path }
    return [{ record, fields: { name: [title] }, ...askedBy(searchWords, (text) => textIn(text, locale)) }]
  })
  const names = Object.keys(FOUND_SCREENS) as (keyof typeof FOUND_SCREENS)[]
  const screens = names
    .filter((name) => isOn(FOUND_SCREENS[name]))
    .map((name): SearchDocument => {
      const title = t(`search-words:screens.${name}.title`)
      const phrases = LOCALES.flatMap((each) =>
        wordsOf(serverWords[each])(`search-words:screens.${name}.words`).split(/[、,] ?/),
      )
      const note = t('search-words:screen')
      const record = { kind: 'page' as const, key: name, title, note, path: FOUND_SCREENS[name] }
      const beside =
        name === 'stories' ? stories.slice(0, STORIES).map(({ record: { key } }) => `page:${key}`) : BESIDE[name]
      return { record, fields: { name: [title] }, phrases, isAside: true, ...(beside && { beside }) }
    })
  return [...stories, ...screens]
}
