import type { Examples } from '../examples.ts'
import { useState } from 'react'
import type { ExampleProps } from '../examples.ts'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'

export const examples: Examples = (props) => ({ 'closed and open': <Opened {...props} /> })

function Opened({ t, title, sentence }: ExampleProps) {
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{title}</Button>
      <Dialog isOpen={isOpen} onClose={close} label={title}>
        <h3>{title}</h3>
        <p>{sentence}</p>
        <Button variant="secondary" onClick={close}>
          {t('error.retry')}
        </Button>
      </Dialog>
    </>
  )
}
