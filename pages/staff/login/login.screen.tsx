import { useWords, type Words } from '../../../src/base/i18n/words.ts'
import type { Head } from '../../../src/web/page/head.ts'
import { Bay, Bays } from '../../../src/web/ui/bays.tsx'
import doorway from '../../../src/web/ui/doorway.module.css'
import { Doorway } from '../../../src/web/ui/doorway.tsx'
import { joinClasses } from '../../../src/web/ui/join-classes.ts'
import { PageHead } from '../../../src/web/ui/page-head.tsx'
import { Section } from '../../../src/web/ui/section.tsx'
import text from '../../../src/web/ui/text.module.css'
import type { LoginData } from './login-data.ts'
import { LoginForm } from './login-form.tsx'
import styles from './login.module.css'

export function head(_data: LoginData, t: Words): Head {
  return { title: t('login:title'), description: t('login:description'), isPrivate: true }
}

export function Page({ data: { keypad } }: { data: LoginData }) {
  const t = useWords()
  return (
    <>
      <PageHead title={t('login:title')} aside={<p className={text.meta}>{t('login:description')}</p>} />
      <Section space="none">
        <Bays className={styles.entrance}>
          {/* A drawing of a closed door with its keypad. */}
          <Doorway material="night" className={styles.doorway}>
            {keypad && <img {...keypad} alt="" />}
          </Doorway>
          <Bay at="b23">
            <LoginForm />
          </Bay>
        </Bays>
        <div className={joinClasses(doorway.floor, styles.floor)} />
      </Section>
    </>
  )
}
