import { type ComponentProps, useCallback, useEffect, useState } from 'react'
import { loadLate } from '../navigation/freshness/load-late.ts'
import { loadWords } from '../../base/i18n/browser-words.ts'
import { useWords } from '../../base/i18n/words.ts'
import { Link } from '../navigation/routing/link.tsx'
import type { SearchDialog } from '../features/search/panel/search-dialog.tsx'
import { buttonClass } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'

type Dialog = (props: ComponentProps<typeof SearchDialog>) => ReturnType<typeof SearchDialog>

/**
 * The search dialog of every page, also opened with Ctrl+K or Command+K. Without scripts it is a link to the
 * product list.
 */
export function SearchTool() {
  const t = useWords()
  const [isOpen, setIsOpen] = useState(false)
  const [Dialog, setDialog] = useState<Dialog>()
  const close = useCallback(() => setIsOpen(false), [])
  const open = useCallback(() => {
    setIsOpen(true)
    loadLate(() => Promise.all([import('../features/search/panel/search-dialog.tsx'), loadWords('search')])).then(
      ([module]) => setDialog(() => module.SearchDialog),
      close,
    )
  }, [close])
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      // No key alone: speech input types letters, and would open it (WCAG 2.1.4).
      const isKey = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k'
      if (!isKey || event.isComposing) return
      event.preventDefault()
      open()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [open])
  return (
    <>
      <Link
        className={buttonClass({ variant: 'quiet', size: 'tool' })}
        to="/products"
        aria-label={t('header.search')}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        aria-busy={(isOpen && !Dialog) || undefined}
        onClick={(event) => {
          event.preventDefault()
          open()
        }}
      >
        <Icon name="search" />
      </Link>
      {Dialog && <Dialog isOpen={isOpen} onClose={close} />}
    </>
  )
}
