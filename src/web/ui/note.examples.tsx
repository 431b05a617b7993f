import type { Examples } from '../examples.ts'
import { Button } from './button.tsx'
import { Note } from './note.tsx'

export const examples: Examples = ({ t, title, sentence }) => ({
  'a title': <Note title={title} />,
  'a code, a sentence and an action': (
    <Note title={title} code="404">
      <p>{sentence}</p>
      <Button variant="secondary" size="small">
        {t('error.retry')}
      </Button>
    </Note>
  ),
  'another icon': <Note title={title} icon="file-error" />,
})
