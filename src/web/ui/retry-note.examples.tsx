import type { Examples } from '../examples.ts'
import { RetryNote } from './retry-note.tsx'

export const examples: Examples = ({ t, title }) => ({
  'with its button': <RetryNote title={title} label={t('error.retry')} onRetry={() => {}} />,
})
