import type { Locale } from '../../../base/i18n/locale.ts'
import { absoluteUrl } from '../../../base/addresses.ts'
import type { Crumb } from '../screen.ts'

/** Returns the JSON-LD of a page's breadcrumb; crumbs from the root to the page. */
export function breadcrumbList(crumbs: readonly Crumb[], locale: Locale): object {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absoluteUrl(locale, path),
    })),
  }
}
