import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { useWords } from '../../../../base/i18n/words.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { BrowseGroups } from './browse-groups.tsx'
import { SearchBox } from './search-box.tsx'
import styles from './search-dialog.module.css'

/** The search over any page: a modal dialog, which fills small screens. */
export function SearchDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const t = useWords()
  const dialog = useRef<HTMLDialogElement>(null)
  const { key } = useLocation()
  const openedAt = useRef(key)
  useEffect(() => {
    // Closed at once, so that the dialog does not hold the focus that moves to the new page.
    if (openedAt.current !== key) {
      dialog.current?.close()
      onClose()
    }
    openedAt.current = key
  }, [key, onClose])
  return (
    <Dialog isOpen={isOpen} onClose={onClose} label={t('search:title')} className={styles.dialog} ref={dialog}>
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
    </Dialog>
  )
}
