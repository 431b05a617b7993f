/** The kinds of pages that are counted, and that staff see by name: the screens; a test holds them to the folders of `pages/`, without those of staff. */
export const TEMPLATES = [
  'contact',
  'door-schedule',
  'downloads',
  'faq',
  'faqs',
  'fire-alarm-system',
  'home',
  'meeting-reservation-system',
  'news',
  'news-article',
  'page',
  'parking-management-system',
  'product',
  'products',
  'series',
  'smart-home-integration',
  'solution',
  'success-stories',
  'visitor-management-system',
] as const

/** The template of an address without a page. */
const NO_PAGE = 'not-found'
/** The template of a page of an unknown screen: one of another version, or an invented one. */
const OTHER = 'other'

/** All names under which pages are counted. */
export const COUNTED_AS = [...TEMPLATES, NO_PAGE, OTHER] as const

const KNOWN: ReadonlySet<string> = new Set([...TEMPLATES, NO_PAGE])

/** Returns the name that the pages of a screen are counted under. */
export function templateOf(name: string): string {
  return KNOWN.has(name) ? name : OTHER
}
