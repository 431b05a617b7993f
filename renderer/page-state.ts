import type { Locale } from '../src/base/i18n/locale.ts'
import type { Payload } from '../src/web/page/screen.ts'
import type { Navigation } from '../src/web/menu/navigation.ts'

/** The state of a document for its hydration, as JSON in an element of this id. */
export type PageState = {
  locale: Locale
  navigation: Navigation
  /** Absent on an error page. */
  payload?: Payload
}
export const PAGE_STATE_ID = 'page-state'
export const ROOT_ID = 'root'
