import { isLocale, LOCALE_FACTS } from '../../../src/base/i18n/locale.ts'
import { useWords } from '../../../src/base/i18n/words.ts'
import type { Profile } from '../../../src/web/features/staff/session/staff.ts'
import { Bay } from '../../../src/web/ui/bays.tsx'
import { Button } from '../../../src/web/ui/button.tsx'
import { Icon } from '../../../src/web/ui/icon.tsx'
import styles from './settings.module.css'
import { SettingsRow } from './settings-row.tsx'

const ROLES = ['admin', 'editor', 'viewer'] as const

type AccountRowProps = {
  account: string
  /** Undefined until it is loaded. */
  profile: Profile | undefined
  /** Whether it is being loaded. */
  isWaiting: boolean
  onLogOut: () => void
}

/** The logged-in account with its role and language, which are part of the profile. */
export function AccountRow({ account, profile, isWaiting, onLogOut }: AccountRowProps) {
  const t = useWords()
  const role = ROLES.find((known) => known === profile?.role)
  const language = profile?.language
  const unknown = isWaiting ? t('settings:loading') : '–'
  return (
    <SettingsRow
      heading={t('settings:account')}
      instrument={
        <Button variant="secondary" onClick={onLogOut}>
          <Icon name="log-out" />
          {t('settings:logOut')}
        </Button>
      }
    >
      <Bay as="dl" at="b23" className={styles.facts} aria-busy={!profile && isWaiting}>
        <div>
          <dt>{t('settings:account')}</dt>
          <dd>{account}</dd>
        </div>
        <div>
          <dt>{t('settings:role')}</dt>
          <dd>{role ? t(`settings:roles.${role}`) : (profile?.role ?? unknown)}</dd>
        </div>
        <div>
          <dt>{t('settings:language')}</dt>
          <dd>
            {isLocale(language)
              ? (LOCALE_FACTS[language].name ?? t(`settings:languages.${language}`))
              : (language ?? unknown)}
          </dd>
        </div>
      </Bay>
    </SettingsRow>
  )
}
