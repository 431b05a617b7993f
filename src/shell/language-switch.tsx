import { useLocale, useWords } from '../i18n/words.ts'
import { rememberLocale } from '../i18n/locale-cookie.ts'
import { LOCALE_FACTS, LOCALES } from '../i18n/locale.ts'
import { localisePath } from '../i18n/localised-path.ts'
import { NOT_FOUND_PATH, usePagePath } from '../routing/use-page-path.ts'
import styles from './header.module.css'

/** Two plain links to the same page in both languages: another language is another document. A missing page's lead home. */
export function LanguageSwitch() {
  const t = useWords()
  const current = useLocale()
  const path = usePagePath()
  return (
    <div className={styles.languages} role="group" aria-label={t('header.language')}>
      {LOCALES.map((locale) => (
        <a
          key={locale}
          href={localisePath(locale, path === NOT_FOUND_PATH ? '/' : path)}
          lang={LOCALE_FACTS[locale].htmlLang}
          hrefLang={LOCALE_FACTS[locale].htmlLang}
          aria-current={locale === current ? 'true' : undefined}
          onClick={() => rememberLocale(locale)}
        >
          {t(`languages.${locale}`)}
        </a>
      ))}
    </div>
  )
}
