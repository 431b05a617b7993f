import type { i18n } from 'i18next'
import { createRoot, type Root } from 'react-dom/client'
import { I18nextProvider } from 'react-i18next'
import { loadWords } from '../../../../base/i18n/browser-words.ts'
import { wordsOf } from '../../../../base/i18n/words.ts'
import { readAsked } from '../asked.ts'
import { collect, undoCollect } from '../collect.ts'
import { siteShelf } from '../shelf.ts'
import { showCount } from '../show-count.ts'
import { CollectedToast, type ToastMessage } from './collected-toast.tsx'

/** The element that announces the outcome of a click, and its React root. */
let place: { element: HTMLElement; root: Root } | undefined
let clicks = 0

/**
 * Collects what a link asks for, says so, and offers to take it back. Rejects if the words cannot be loaded: then nothing
 * is collected.
 */
export async function collectHere(link: HTMLAnchorElement, words: i18n): Promise<void> {
  await loadWords('door-schedule')
  const t = wordsOf(words)
  const items = readAsked(link.search)
  const outcome = collect(items)
  const keeping = siteShelf().keeping()
  showCount()
  link.toggleAttribute('data-collected', outcome !== 'read-only')
  const undo = () => {
    undoCollect(items)
    link.removeAttribute('data-collected')
    link.focus()
    say({ message: t('door-schedule:collected.undone') })
  }
  if (outcome !== 'added') say({ message: t(`door-schedule:collected.${outcome}`), isFault: true })
  else if (keeping !== 'kept') say({ message: t(`door-schedule:storage.${keeping}`), isFault: true, undo })
  else say({ message: messageOf(link.dataset.collect), undo })

  function messageOf(model: string | undefined): string {
    return model ? t('door-schedule:collected.addedOne', { model }) : t('door-schedule:collected.added')
  }

  function say(said: ToastMessage): void {
    clicks += 1
    const id = clicks
    const render = (shown?: ToastMessage) =>
      root.render(
        <I18nextProvider i18n={words}>
          <CollectedToast key={id} said={shown} onClose={close} />
        </I18nextProvider>,
      )
    const close = () => {
      if (element.contains(document.activeElement)) link.focus()
      if (id === clicks) render()
    }
    const { element, root } = (place ??= newPlace())
    // Content outside of an open dialog is neither read nor clicked.
    const parent = document.querySelector('dialog:modal') ?? document.body
    if (element.parentElement !== parent) parent.append(element)
    // A live region is read out when it changes: it must be there before.
    render()
    setTimeout(() => id === clicks && render(said), 50)
  }
}

function newPlace() {
  const element = document.createElement('div')
  return { element, root: createRoot(element) }
}
