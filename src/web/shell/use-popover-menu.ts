import { type FocusEvent, type MouseEvent, type PointerEvent, useEffect, useRef } from 'react'

/** Hover delay: the pointer can cross the button without opening the menu. */
const OPEN_AFTER_MS = 120
/** Delay before closing: the pointer can leave the menu by mistake and return. */
const CLOSE_AFTER_MS = 240

/**
 * Adds to a native popover menu what the browser does not do: it closes when a link in it is followed or the focus
 * leaves it and, with `opensOnHover`, it opens when the mouse rests on it. A click then keeps it open. Clicks, touches,
 * keys and Escape work natively, also without JavaScript.
 */
export function usePopoverMenu({ opensOnHover }: { opensOnHover: boolean }) {
  const menu = useRef<HTMLElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isKept = useRef(false)
  useEffect(() => () => clearTimeout(timer.current), [])

  const isOpen = () => menu.current?.matches(':popover-open') ?? false
  const open = () => menu.current?.togglePopover(true)
  const close = () => menu.current?.togglePopover(false)
  const isHover = (event: PointerEvent) => opensOnHover && event.pointerType === 'mouse'
  const later = (action: () => void, ms: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(action, ms)
  }
  return {
    /** Props of the element around button and menu. */
    around: {
      onPointerEnter: (event: PointerEvent) => {
        if (isHover(event)) later(open, OPEN_AFTER_MS)
      },
      onPointerLeave: (event: PointerEvent) => {
        if (isHover(event) && !isKept.current) later(close, CLOSE_AFTER_MS)
      },
      onBlur: (event: FocusEvent) => {
        const next = event.relatedTarget
        if (next instanceof Node && !event.currentTarget.contains(next)) close()
      },
    },
    button: {
      onClick: (event: MouseEvent) => {
        clearTimeout(timer.current)
        // The mouse has just opened it: the click must not close it again.
        if (isOpen() && !isKept.current) event.preventDefault()
        isKept.current = true
      },
    },
    menu: {
      ref: (element: HTMLElement | null) => {
        menu.current = element
      },
      onClick: (event: MouseEvent) => {
        if (event.target instanceof Element && event.target.closest('a')) close()
      },
      onToggle: () => {
        if (!isOpen()) isKept.current = false
      },
    },
  }
}
