import { useLocation } from 'react-router-dom'
import { rememberLocale } from '../../base/i18n/locale-cookie.ts'
import { LOCALE_FACTS, LOCALES } from '../../base/i18n/locale.ts'
import { localisePath } from '../../base/i18n/localised-path.ts'
import { useLocale, useWords } from '../../base/i18n/words.ts'
import { NOT_FOUND_PATH, usePagePath } from '../navigation/routing/use-page-path.ts'
import { usePageSearch } from '../navigation/routing/use-page-search.ts'
import styles from './header.module.css'

/**
 * Plain links to the same page in each language, with its search parameters and fragment: another language is
 * another document. The links of a missing page lead to the home page.
 */
export function LanguageSwitch() {
  const t = useWords()
  const current = useLocale()
  const path = usePagePath()
  const { search, hash } = useLocation()
  // The document was built without search parameters and fragment.
  const end = usePageSearch() ? search + hash : ''
  return (
    <div className={styles.languages} role="group" aria-label={t('header.language')}>
      {LOCALES.map((locale) => (
        <a
          key={locale}
          href={path === NOT_FOUND_PATH ? localisePath(locale, '/') : localisePath(locale, path) + end}
          lang={LOCALE_FACTS[locale].htmlLang}
          hrefLang={LOCALE_FACTS[locale].htmlLang}
          aria-current={locale === current ? 'true' : undefined}
          onClick={() => rememberLocale(locale)}
        >
          {LOCALE_FACTS[locale].name ?? t(`languages.${locale}`)}
        </a>
      ))}
    </div>
  )
}
