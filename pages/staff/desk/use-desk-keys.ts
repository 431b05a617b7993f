import { useEffect, useRef, useState } from 'react'
import { readStored, writeStored } from '../../../src/web/navigation/browser/storage.ts'

export type DeskKeys = { isOn: boolean; switchTo: (isOn: boolean) => void }

/**
 * Lets single keys press the controls that name them as `data-key`. Before a request is open, `j` and `k` move through
 * the list. They do nothing while somebody types, with Ctrl, Alt or Meta, in a dialog, or once they are switched off.
 */
export function useDeskKeys(onHelp: () => void): DeskKeys {
  const [isOn, setIsOn] = useState(() => readStored('site', 'desk-keys') !== 'off')
  const help = useRef(onHelp)
  useEffect(() => {
    help.current = onHelp
  })
  useEffect(() => {
    if (!isOn) return
    const press = (event: KeyboardEvent) => {
      // Caps Lock and the full-width mark of Chinese input mean the same.
      const key = event.key === '？' ? '?' : event.key.toLowerCase()
      if (!/^[jkea?]$/.test(key) || event.repeat || isMeantOtherwise(event)) return
      event.preventDefault()
      const control = document.querySelector<HTMLElement>(`main [data-key='${key}']`)
      if (control) control.click()
      else if (key === '?') help.current()
      else if (key === 'j') moveInList(1)
      else if (key === 'k') moveInList(-1)
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [isOn])
  return {
    isOn,
    switchTo: (wanted) => {
      setIsOn(wanted)
      writeStored('site', 'desk-keys', wanted ? 'on' : 'off')
    },
  }
}

function isMeantOtherwise(event: KeyboardEvent): boolean {
  const { ctrlKey, altKey, metaKey, isComposing, target, defaultPrevented } = event
  const isTyped = target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null
  const isOtherwise = ctrlKey || altKey || metaKey || isComposing || defaultPrevented || isTyped
  return isOtherwise || document.querySelector('dialog:modal') !== null
}

/** Focuses the next or previous request; the first if none has the focus. */
function moveInList(step: 1 | -1): void {
  const links = [...document.querySelectorAll<HTMLElement>('main [data-request]')]
  const at = links.findIndex((link) => link === document.activeElement)
  links.at(at < 0 ? 0 : Math.min(Math.max(at + step, 0), links.length - 1))?.focus()
}
