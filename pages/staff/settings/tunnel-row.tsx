import { useWords } from '../../../src/base/i18n/words.ts'
import { Bay } from '../../../src/web/ui/bays.tsx'
import { Lamp } from '../../../src/web/ui/lamp.tsx'
import text from '../../../src/web/ui/text.module.css'
import { SettingsRow } from './settings-row.tsx'

/** Shows whether the tunnel is enabled in the host's configuration; undefined until that is loaded. */
export function TunnelRow({ isEnabled }: { isEnabled: boolean | undefined }) {
  const t = useWords()
  return (
    <SettingsRow
      heading={t('settings:tunnel')}
      instrument={
        isEnabled !== undefined && (
          <Lamp state={isEnabled ? 'on' : 'idle'}>{t(`settings:${isEnabled ? 'enabled' : 'disabled'}`)}</Lamp>
        )
      }
    >
      <Bay as="p" at="b23" className={text.meta}>
        {t('settings:tunnelHint')}
      </Bay>
    </SettingsRow>
  )
}
