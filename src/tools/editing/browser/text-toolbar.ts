import { isLocale, type Locale } from '../../../base/i18n/locale.ts'
import type { ToolWords } from '../edit-path.ts'
import type { LinkTarget } from '../link-targets.ts'
import { chooseLink } from './choose-link.ts'
import { formatText, linkText, pictureText, type TextChange } from './format-text.ts'

const AREAS = "[data-field-type='richtext'] .text-editor textarea"

/**
 * Gives each long text a toolbar that writes Markdown: that of the editor works in its visual mode alone, which rewrites
 * the whole text. `load` fetches the pages to link to.
 */
export function showToolbars(words: ToolWords, locale: Locale, load: () => Promise<readonly LinkTarget[]>): void {
  const link = async (area: HTMLTextAreaElement): Promise<TextChange | undefined> => {
    const { selectionStart, selectionEnd } = area
    const part = area.closest('[data-key-path]')?.getAttribute('data-key-path')?.split('.').at(-1) ?? ''
    const language = isLocale(part) ? part : locale
    const target = await chooseLink(await load(), words, language)
    if (!target) return undefined
    return linkText(area.value, selectionStart, selectionEnd, target.href, target.words[language])
  }
  const format = (tool: Parameters<typeof formatText>[3]) => (area: HTMLTextAreaElement) =>
    formatText(area.value, area.selectionStart, area.selectionEnd, tool)
  const tools: [string, (area: HTMLTextAreaElement) => TextChange | Promise<TextChange | undefined>][] = [
    [words.bold, format('bold')],
    [words.heading, format('heading')],
    [words.list, format('list')],
    [words.numbers, format('numbers')],
    [words.link, link],
    [words.picture, (area) => pictureText(area.value, area.selectionEnd)],
  ]
  const add = (): void => {
    for (const area of document.querySelectorAll<HTMLTextAreaElement>(AREAS)) {
      const place = area.closest('.text-editor')
      if (!place || place.querySelector('.text-tools')) continue
      const bar = document.createElement('div')
      bar.className = 'text-tools'
      bar.setAttribute('role', 'group')
      bar.setAttribute('aria-label', words.title)
      for (const [name, make] of tools) {
        const button = document.createElement('button')
        button.type = 'button'
        button.textContent = name
        // The text keeps the focus, and its selection.
        button.addEventListener('mousedown', (event) => event.preventDefault())
        button.addEventListener('click', () => void Promise.resolve(make(area)).then((change) => put(area, change)))
        bar.append(button)
      }
      place.prepend(bar)
    }
  }
  // The editor draws its fields when it likes to.
  new MutationObserver(add).observe(document.body, { childList: true, subtree: true })
}

function put(area: HTMLTextAreaElement, change: TextChange | undefined): void {
  area.focus()
  if (!change) return
  area.setSelectionRange(change.from, change.to)
  // Deprecated, and the only way that can be undone with Ctrl+Z.
  document.execCommand('insertText', false, change.text)
  area.setSelectionRange(...change.select)
}
