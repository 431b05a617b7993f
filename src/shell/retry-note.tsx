import { useWords } from '../i18n/words.ts'
import { Button } from '../ui/button.tsx'
import { Note } from '../ui/note.tsx'

type RetryNoteProps = { title: string; onRetry: () => void; className?: string | undefined }

/** Says, when it appears, what could not be loaded, with a button that tries again. */
export function RetryNote({ title, onRetry, className }: RetryNoteProps) {
  const t = useWords()
  return (
    <Note role="alert" className={className} title={title}>
      <Button variant="secondary" size="small" onClick={onRetry}>
        {t('error.retry')}
      </Button>
    </Note>
  )
}
