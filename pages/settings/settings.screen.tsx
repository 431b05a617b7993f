import { useWords, type Words } from '../../src/i18n/words.ts'
import { Link } from '../../src/routing/link.tsx'
import type { Head } from '../../src/routing/head.ts'
import { Bay, Bays } from '../../src/ui/bays.tsx'
import { buttonClass } from '../../src/ui/button.tsx'
import { EmptyDoorway } from '../../src/ui/empty-doorway.tsx'
import { Icon } from '../../src/ui/icon.tsx'
import { PageHead } from '../../src/ui/page-head.tsx'
import { Section } from '../../src/ui/section.tsx'
import text from '../../src/ui/text.module.css'

/** The page needs nothing of the catalogue: it lives in the browser. */
export type SettingsData = Record<string, never>

export function head(_data: SettingsData, t: Words): Head {
  return { title: t('settings:title'), description: t('settings:description'), isPrivate: true }
}

export function Page() {
  const t = useWords()
  return (
    <>
      <PageHead low title={t('settings:title')} aside={<p className={text.meta}>{t('settings:description')}</p>} />
      <Section space="band">
        <Bays>
          <Bay at="b14">
            <EmptyDoorway title={<h2 className={text.h3}>{t('settings:prompt')}</h2>}>
              <Link className={buttonClass()} to="/login">
                {t('settings:goToLogin')}
                <Icon name="arrow-right" />
              </Link>
            </EmptyDoorway>
          </Bay>
        </Bays>
      </Section>
    </>
  )
}
