import { type ChangeEvent, useRef } from 'react'
import { FILE_EXTENSIONS, MAX_FILE_BYTES, MAX_FILES } from '../../src/web/features/contact/request-limits.ts'
import { useWords } from '../../src/base/i18n/words.ts'
import { Button } from '../../src/web/ui/button.tsx'
import { FieldError } from '../../src/web/ui/field.tsx'
import { Icon } from '../../src/web/ui/icon.tsx'
import text from '../../src/web/ui/text.module.css'
import { VisuallyHidden } from '../../src/web/ui/visually-hidden.tsx'
import { Unbroken } from '../../src/web/ui/unbroken.tsx'
import styles from './contact.module.css'
import { formatSize } from './format-size.ts'
import type { ContactFormState } from './contact-form-state.ts'
import type { Attachment, Attachments } from './use-attachments.ts'

const ACCEPT = FILE_EXTENSIONS.map((extension) => `.${extension}`).join(',')

/** Attachments by file picker, drop or paste. Without JavaScript it is the native control. */
export function AttachmentFields({ state }: { state: ContactFormState }) {
  const t = useWords()
  const { step, attachments, filesMessage, lostFiles } = state
  const { list, add, remove } = attachments
  const picker = useRef<HTMLInputElement>(null)
  const pick = ({ target }: ChangeEvent<HTMLInputElement>) => {
    add(target.files ?? [])
    // Resets the control, so that the same file can be chosen again after it was removed.
    target.value = ''
  }
  const removeFile = (id: string) => {
    remove(id)
    picker.current?.focus()
  }
  return (
    <div id="files" className={styles.group} role="group" aria-labelledby="files-label">
      <p id="files-label" className={styles.label}>
        {t('contact:fields.files')}{' '}
        <span className={styles.optional}>
          <Unbroken text={t('contact:filesHint', { count: MAX_FILES, size: formatSize(MAX_FILE_BYTES) })} />
        </span>
      </p>
      <label className={styles.drop}>
        <Icon name="upload" />
        <span>
          <span className={styles.finely}>{t('contact:drop')}</span>
          <span className={styles.coarsely}>{t('contact:choose')}</span>
          <small>{FILE_EXTENSIONS.join(', ').toUpperCase()}</small>
        </span>
        <input
          ref={picker}
          type="file"
          name="files"
          multiple
          accept={ACCEPT}
          onChange={step === 'whole' ? undefined : pick}
          aria-describedby={filesMessage && 'files-error'}
        />
      </label>
      {filesMessage && <FieldError id="files-error">{filesMessage}</FieldError>}
      {lostFiles.length > 0 && <p className={text.meta}>{t('contact:filesLost', { names: lostFiles.join(', ') })}</p>}
      {list.length > 0 && (
        <ul className={styles.files}>
          {list.map((attachment) => (
            <FileRow key={attachment.id} attachment={attachment} onRemove={removeFile} />
          ))}
        </ul>
      )}
      <VisuallyHidden role="status">
        <News of={attachments} />
      </VisuallyHidden>
    </div>
  )
}

/** The last change of the list, and the errors of added files. */
function News({ of: { news, list } }: { of: Attachments }) {
  const t = useWords()
  if (!news) return null
  const refused = list.filter(({ file, message }) => message !== undefined && news.files.includes(file))
  const done = news.files.filter((file) => refused.every((attachment) => attachment.file !== file))
  return (
    <>
      {done.length > 0 && t(`contact:${news.action}`, { name: done.map(({ name }) => name).join(', ') })}
      {refused.map(({ id, file, message }) => (
        <span key={id}> {t('contact:fault', { label: file.name, message })}</span>
      ))}
    </>
  )
}

function FileRow({ attachment, onRemove }: { attachment: Attachment; onRemove: (id: string) => void }) {
  const t = useWords()
  const { id, file, message } = attachment
  return (
    <li id={id} data-wrong={message ? '' : undefined}>
      <Icon name={message ? 'file-error' : 'file'} />
      <div>
        <b>{file.name}</b> <small>{formatSize(file.size)}</small>
        {message && <FieldError>{message}</FieldError>}
      </div>
      <Button
        variant="quiet"
        size="tool"
        aria-label={t('contact:removeFile', { name: file.name })}
        onClick={() => onRemove(id)}
      >
        <Icon name="close" />
      </Button>
    </li>
  )
}
