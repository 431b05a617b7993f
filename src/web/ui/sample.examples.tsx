import type { Examples } from '../examples.ts'
import { Sample } from './sample.tsx'

export const examples: Examples = ({ t, sentence }) => ({
  'after a sentence': (
    <p>
      {sentence} <Sample>{t('illustrative')}</Sample>
    </p>
  ),
})
