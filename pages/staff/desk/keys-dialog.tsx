import { useWords } from '../../../src/base/i18n/words.ts'
import { Button } from '../../../src/web/ui/button.tsx'
import { Dialog } from '../../../src/web/ui/dialog.tsx'
import { Check } from '../../../src/web/ui/field.tsx'
import text from '../../../src/web/ui/text.module.css'
import styles from './desk-body.module.css'
import type { DeskKeys } from './use-desk-keys.ts'

const KEYS = [
  ['j', 'next'],
  ['k', 'previous'],
  ['Enter', 'open'],
  ['a', 'answer'],
  ['e', 'close'],
  ['?', 'help'],
] as const

type KeysDialogProps = { isOpen: boolean; keys: DeskKeys; onClose: () => void }

/** The keys of the desk, and the choice to have none (WCAG 2.1.4): they are single characters. */
export function KeysDialog({ isOpen, keys, onClose }: KeysDialogProps) {
  const t = useWords()
  return (
    <Dialog isOpen={isOpen} onClose={onClose} label={t('desk-requests:keys.heading')} className={styles.keys}>
      <form method="dialog">
        <h2 className={text.h3}>{t('desk-requests:keys.heading')}</h2>
        <dl>
          {KEYS.map(([key, does]) => (
            <div key={key}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{t(`desk-requests:keys.${does}`)}</dd>
            </div>
          ))}
        </dl>
        <Check type="checkbox" checked={keys.isOn} onChange={(event) => keys.switchTo(event.target.checked)}>
          {t('desk-requests:keys.isOn')}
        </Check>
        <p className={text.meta}>{t('desk-requests:keys.hint')}</p>
        <Button type="submit" size="small">
          {t('desk-requests:keys.done')}
        </Button>
      </form>
    </Dialog>
  )
}
