import { useWords, type Words } from '../../src/i18n/words.ts'
import { Link } from '../../src/routing/link.tsx'
import type { Head } from '../../src/routing/head.ts'

/** The page needs nothing of the catalogue: it lives in the browser. */
export type SettingsData = Record<string, never>

export function head(_data: SettingsData, t: Words): Head {
  return { title: t('settings:title'), description: t('settings:description'), isPrivate: true }
}

export function Page() {
  const t = useWords()
  return (
    <>
      <h1>{t('settings:title')}</h1>
      <p>{t('settings:prompt')}</p>
      <p>
        <Link to="/login">{t('settings:goToLogin')}</Link>
      </p>
    </>
  )
}
