import type { Locale } from '../../../base/i18n/locale.ts'
import type { LinkTarget } from '../link-targets.ts'
import type { ToolWords } from '../edit-path.ts'

const MOST_SHOWN = 40

/** Asks for a page of the site, by its name, or for an address of another one. Undefined when nothing is chosen. */
export function chooseLink(
  targets: readonly LinkTarget[],
  words: ToolWords,
  locale: Locale,
): Promise<LinkTarget | undefined> {
  const dialog = document.createElement('dialog')
  dialog.className = 'choose-link'
  dialog.setAttribute('aria-label', words.link)
  const search = document.createElement('input')
  search.type = 'search'
  search.placeholder = words.find
  search.setAttribute('aria-label', words.find)
  const list = document.createElement('ul')
  const none = document.createElement('p')
  none.setAttribute('role', 'status')
  const cancel = button(words.cancel, () => dialog.close())
  dialog.append(search, none, list, cancel)
  document.body.append(dialog)
  return new Promise((resolve) => {
    let chosen: LinkTarget | undefined
    const draw = (): void => {
      const found = findTargets(targets, search.value, words)
      none.textContent = found.length === 0 ? words.none : ''
      list.replaceChildren(
        ...found.slice(0, MOST_SHOWN).map((target) => {
          const line = document.createElement('li')
          const name = [target.words[locale], target.detail].filter(Boolean).join(' · ')
          const choose = button(name, () => {
            chosen = target
            dialog.close()
          })
          const small = document.createElement('small')
          small.textContent = `${target.kind} ${target.href}`
          choose.append(small)
          line.append(choose)
          return line
        }),
      )
    }
    search.addEventListener('input', draw)
    search.addEventListener('keydown', (event) => {
      if (event.key !== 'Enter') return
      event.preventDefault()
      list.querySelector('button')?.click()
    })
    // Nothing that is typed here is for the editor.
    for (const name of ['keydown', 'keyup'] as const) dialog.addEventListener(name, (event) => event.stopPropagation())
    dialog.addEventListener('close', () => {
      dialog.remove()
      resolve(chosen)
    })
    draw()
    dialog.showModal()
    search.focus()
  })
}

/** Finds the pages whose name or address has each word; an address of another site is one itself. */
export function findTargets(targets: readonly LinkTarget[], query: string, words: ToolWords): LinkTarget[] {
  const typed = query.trim()
  if (/^(?:https?:\/\/|mailto:)\S+$/.test(typed))
    return [{ href: typed, kind: words.otherSite, words: { zh: typed, en: typed } }]
  const parts = typed.toLowerCase().split(/\s+/)
  return targets.filter(({ href, words: names, detail = '' }) => {
    const text = [href, detail, ...Object.values(names)].join(' ').toLowerCase()
    return parts.every((part) => text.includes(part))
  })
}

function button(text: string, act: () => void): HTMLButtonElement {
  const made = document.createElement('button')
  made.type = 'button'
  made.textContent = text
  made.addEventListener('click', act)
  return made
}
