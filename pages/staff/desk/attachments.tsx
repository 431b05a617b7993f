import { useState } from 'react'
import { saveFile } from '../../../src/web/navigation/browser/save-file.ts'
import type { Attachment, Detail } from '../../../src/web/features/staff/desk/desk-types.ts'
import { useDeskApi } from '../../../src/web/features/staff/desk/use-desk-api.ts'
import { useLocale, useWords } from '../../../src/base/i18n/words.ts'
import { Button } from '../../../src/web/ui/button.tsx'
import { FieldError } from '../../../src/web/ui/field.tsx'
import { Icon } from '../../../src/web/ui/icon.tsx'
import text from '../../../src/web/ui/text.module.css'
import styles from './request.module.css'

/** The files that came with a request. They are fetched with the login and saved, never shown. */
export function Attachments({ request: { number, attachments } }: { request: Detail }) {
  const t = useWords()
  if (attachments.length === 0) return null
  return (
    <section className={styles.part} aria-labelledby="files">
      <h3 id="files">{t('desk-requests:request.files')}</h3>
      <ul className={styles.files}>
        {attachments.map((attachment) => (
          <li key={attachment.position}>
            <AttachmentLine number={number} attachment={attachment} />
          </li>
        ))}
      </ul>
      <p className={text.meta}>{t('desk-requests:request.unsafe')}</p>
    </section>
  )
}

function AttachmentLine({ number, attachment }: { number: string; attachment: Attachment }) {
  const t = useWords()
  const locale = useLocale()
  const api = useDeskApi()
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle')
  const { name, size, position } = attachment
  const download = async () => {
    if (state === 'loading') return
    setState('loading')
    try {
      saveFile(await api.download(number, position), name)
      setState('idle')
    } catch {
      // Logged by the API client.
      setState('failed')
    }
  }
  const kilobytes = new Intl.NumberFormat(locale, { style: 'unit', unit: 'kilobyte', maximumFractionDigits: 0 })
  return (
    <>
      <Icon name="file" />
      <span className={styles.fileName}>{name}</span>
      <span className={text.meta}>{kilobytes.format(Math.max(1, Math.round(size / 1024)))}</span>
      <Button
        variant="secondary"
        size="tool"
        aria-label={t('desk-requests:request.download', { name })}
        aria-busy={state === 'loading'}
        onClick={() => void download()}
      >
        <Icon name="download" />
      </Button>
      {state === 'failed' && <FieldError>{t('desk-requests:request.downloadFailed', { name })}</FieldError>}
    </>
  )
}
