import type { i18n } from 'i18next'
import { findStorage } from '../../../navigation/browser/storage.ts'
import { isPlainClick } from '../../../navigation/routing/followed-link.ts'

/**
 * Lets links that collect products (collect-link.tsx) do so in place: the code for that is loaded with the first click.
 * Where storage is blocked, or the code cannot be loaded, they lead to the schedule, which collects then.
 */
export function collectOnClick(words: i18n): void {
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-collect]') : null
    if (!link || !isPlainClick(event) || !findStorage('site')) return
    event.preventDefault()
    import('./collect-here.tsx')
      .then(({ collectHere }) => collectHere(link, words))
      .catch(() => location.assign(link.href))
  }
  // Before follow-links.ts, which leaves it alone then.
  document.addEventListener('click', onClick, { capture: true })
}
