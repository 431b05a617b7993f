import { type ChangeEvent, useEffect, useEffectEvent, useRef, useState } from 'react'

/** When a page is left or hidden, since it may never come back, and when it is printed. */
const LEAVING = ['pagehide', 'visibilitychange', 'beforeprint'] as const

type EditedText = {
  field: {
    value: string
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => void
    onBlur: () => void
  }
  /** Whether something is typed that nobody has been told of. */
  isEdited: boolean
  commit: () => void
  revert: () => void
}

/**
 * Keeps pending input until the field is left or removed, or the page is left or printed, so that one change is one
 * step to undo.
 */
export function useText(value: string, onCommit: (value: string) => void): EditedText {
  const [typed, setTyped] = useState<string>()
  // The same at once: Enter commits, and then leaves the field before it is rendered again.
  const kept = useRef<string>(undefined)
  const isEdited = typed !== undefined
  const keep = (text: string | undefined) => {
    kept.current = text
    setTyped(text)
  }
  const commit = () => {
    const text = kept.current
    if (text === undefined) return
    keep(undefined)
    if (text !== value) onCommit(text)
  }
  const leave = useEffectEvent(commit)
  useEffect(() => {
    if (!isEdited) return undefined
    const onLeaving = () => leave()
    // Before the schedule is stored, at the same events (save-later.ts).
    for (const type of LEAVING) addEventListener(type, onLeaving, true)
    return () => {
      for (const type of LEAVING) removeEventListener(type, onLeaving, true)
      // A field that is removed, as by going back within the site, is not left first; otherwise nothing is kept by now.
      leave()
    }
  }, [isEdited])
  return {
    field: {
      value: typed ?? value,
      // An unchanged value is no edit, as when the browser has reverted the input.
      onChange: ({ target }) => keep(target.value === value ? undefined : target.value),
      onBlur: commit,
    },
    isEdited,
    commit,
    revert: () => keep(undefined),
  }
}
