import { Button } from './button.tsx'
import { Note } from './note.tsx'

type RetryNoteProps = {
  title: string /** The label of the button. */
  label: string
  onRetry: () => void
  className?: string | undefined
}

/** An error message that is announced when it appears, with a retry button. */
export function RetryNote({ title, label, onRetry, className }: RetryNoteProps) {
  return (
    <Note role="alert" className={className} title={title}>
      <Button variant="secondary" size="small" onClick={onRetry}>
        {label}
      </Button>
    </Note>
  )
}
