import { type ChangeEvent, useState } from 'react'

/** Keeps what is typed until the field is left, so that one change is one step to undo. */
export function useText(value: string, onCommit: (value: string) => void) {
  const [typed, setTyped] = useState<string>()
  return {
    value: typed ?? value,
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => setTyped(event.target.value),
    onBlur: () => {
      if (typed !== undefined && typed !== value) onCommit(typed)
      setTyped(undefined)
    },
  }
}
