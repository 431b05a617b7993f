import { useEffect, useRef, useState } from 'react'

/** Moves the focus once its target is rendered. */
export function useFocus() {
  const noteRef = useRef<HTMLDivElement>(null)
  const headingRef = useRef<HTMLHeadingElement>(null)
  const [wish, setWish] = useState<{ on: 'note' | 'heading' }>()
  useEffect(() => {
    if (wish) (wish.on === 'note' ? noteRef : headingRef).current?.focus()
  }, [wish])
  return { noteRef, headingRef, focusOn: (on: 'note' | 'heading') => setWish({ on }) }
}
