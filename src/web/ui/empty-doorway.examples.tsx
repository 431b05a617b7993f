import type { Examples } from '../examples.ts'
import { Button } from './button.tsx'
import { EmptyDoorway } from './empty-doorway.tsx'

export const examples: Examples = ({ t, title, sentence }) => ({
  'a sentence': <EmptyDoorway title={<p>{sentence}</p>} />,
  'a heading, a text and an action': (
    <EmptyDoorway title={<h3>{title}</h3>} text={sentence}>
      <Button>{t('header.contact')}</Button>
    </EmptyDoorway>
  ),
})
