import { type MouseEvent, useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { useWords } from '../../i18n/words.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { BrowseGroups } from './browse-groups.tsx'
import { SearchBox } from './search-box.tsx'
import styles from './search-dialog.module.css'

/** The search over any page: a modal dialog under a beam, over the whole window on small screens. */
export function SearchDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const t = useWords()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (isOpen) dialog.current?.showModal()
    else dialog.current?.close()
  }, [isOpen])
  const { key } = useLocation()
  const openedAt = useRef(key)
  useEffect(() => {
    // Closed at once, so that whoever moves the focus to the new page finds nothing in the way.
    if (openedAt.current !== key) dialog.current?.close()
    openedAt.current = key
  }, [key])
  const closeBeside = (event: MouseEvent) => {
    if (event.target === dialog.current) onClose()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Escape closes a dialog by itself
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={t('search:title')}
      onClose={onClose}
      onClick={closeBeside}
    >
      {isOpen && (
        <SearchBox
          id="search"
          isOpen
          onGo={onClose}
          action={
            <Button variant="quiet" size="tool" aria-label={t('search:close')} onClick={onClose}>
              <Icon name="close" />
            </Button>
          }
        >
          <BrowseGroups />
        </SearchBox>
      )}
      <p className={styles.keys} aria-hidden="true">
        <span>
          <kbd>↑</kbd>
          <kbd>↓</kbd> {t('search:keys.move')}
        </span>
        <span>
          <kbd>↵</kbd> {t('search:keys.open')}
        </span>
        <span>
          <kbd>esc</kbd> {t('search:keys.close')}
        </span>
      </p>
    </dialog>
  )
}
