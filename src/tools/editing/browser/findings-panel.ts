import { localisePath } from '../../../base/i18n/localised-path.ts'
import type { Locale } from '../../../base/i18n/locale.ts'
import { type Checked, EDIT_PATH, type Finding, type PanelWords, STATUS_PART } from '../edit-path.ts'
import { countOf, describeChecked } from './describe-checked.ts'
import { fieldOf, markFields } from './mark-fields.ts'

const NOWHERE = { isFault: true, path: '', href: undefined, label: '', found: undefined }

/** Shows what the check of the content finds, first what is wrong with the record that is open, and marks its fields. */
export function showFindings(
  words: PanelWords,
  locale: Locale,
): {
  refuse: (message: string, path: string) => void
} {
  const panel = document.createElement('aside')
  panel.id = 'findings'
  panel.setAttribute('aria-label', words.title)
  const summary = document.createElement('button')
  summary.type = 'button'
  const refusal = document.createElement('p')
  refusal.setAttribute('role', 'alert')
  refusal.hidden = true
  const list = document.createElement('ul')
  const links = document.createElement('p')
  panel.append(summary, refusal, links, list)
  document.body.append(panel)
  let checked: Checked | undefined
  let isOpen = false
  /** A picture that was refused, at its field. */
  let refused: Finding[] = []

  const draw = (): void => {
    const here = placeOf(location.hash)
    const own = checked?.findings.filter(({ href }) => href !== undefined && here.startsWith(href)) ?? []
    const others = checked?.findings.filter((finding) => !own.includes(finding)) ?? []
    panel.dataset.open = String(isOpen)
    panel.dataset.state = stateOf(checked)
    summary.setAttribute('aria-expanded', String(isOpen))
    summary.textContent = describeChecked(checked, words)
    links.replaceChildren(...pageLinks(here, words), statusLink(words, locale))
    const unreadable = (checked?.unreadable ?? []).map(({ path, reason }) =>
      item('fault', path, `${words.unreadable} ${reason}`),
    )
    list.replaceChildren(
      ...own.map((finding) => findingItem(finding, words)),
      ...unreadable,
      ...(others.length > 0 ? [heading(words.others)] : []),
      ...others.map((finding) => findingItem(finding, words)),
    )
    markFields([...refused, ...own])
  }
  const events = new EventSource(`${EDIT_PATH}/checked/${locale}`)
  events.addEventListener('message', ({ data }: MessageEvent<string>) => {
    const before = countOf(checked)
    checked = JSON.parse(data) as Checked
    if (countOf(checked) > before) isOpen = true
    if (countOf(checked) === 0) {
      refusal.hidden = true
      refused = []
    }
    draw()
  })
  events.addEventListener('error', () => {
    summary.textContent = words.offline
  })
  summary.addEventListener('click', () => {
    isOpen = !isOpen
    draw()
  })
  addEventListener('hashchange', draw)
  // The editor draws its fields when it likes to: their marks are renewed with them.
  new MutationObserver(() => markFields()).observe(document.body, { childList: true, subtree: true })
  draw()
  return {
    refuse: (message, path) => {
      refused = [...document.querySelectorAll<HTMLElement>("[data-field-type='image']")]
        .filter(({ textContent }) => textContent.includes(path))
        .map(({ dataset }) => ({ ...NOWHERE, field: dataset.keyPath ?? '', reason: message }))
      refusal.hidden = false
      refusal.textContent = message
      isOpen = true
      draw()
    },
  }
}

function stateOf(checked: Checked | undefined): string {
  if (!checked) return 'checking'
  if (countOf(checked) > 0) return 'faults'
  return checked.findings.length > 0 ? 'warnings' : 'good'
}

/** The place of the editor without what it is doing there: `#/collections/product/entries/ab-f100-p`. */
function placeOf(hash: string): string {
  return hash.split('?')[0] ?? ''
}

function findingItem({ isFault, label, path, reason, found, href, field }: Finding, words: PanelWords): HTMLElement {
  const place = label || path
  const line = item(isFault ? 'fault' : 'warning', place, found === undefined ? reason : reason + words.found + found)
  if (!href) return line
  const link = document.createElement('a')
  link.href = href
  link.textContent = `${words.open} ${path}`
  link.addEventListener('click', () => {
    requestAnimationFrame(() => fieldOf(field)?.scrollIntoView({ block: 'center' }))
  })
  line.append(' ', link)
  return line
}

function item(kind: string, place: string, text: string): HTMLElement {
  const line = document.createElement('li')
  line.dataset.kind = kind
  const strong = document.createElement('strong')
  strong.textContent = place
  line.append(strong, ' ', text)
  return line
}

function heading(text: string): HTMLElement {
  const line = document.createElement('li')
  line.dataset.kind = 'heading'
  line.textContent = text
  return line
}

function statusLink({ status }: PanelWords, locale: string): HTMLElement {
  const link = document.createElement('a')
  link.textContent = status
  link.href = `${EDIT_PATH}/${STATUS_PART}/${locale}`
  // The text being edited stays open.
  link.target = '_blank'
  return link
}

/** Leads to the page of the open record in both languages. It follows each change automatically. */
function pageLinks(here: string, words: PanelWords): HTMLElement[] {
  const [, name, key] = /^#\/collections\/(\w+)\/entries\/([\w-]+)/.exec(here) ?? []
  const folder = { product: 'products', news: 'news', faq: 'faqs', solution: 'solutions', series: 'series', page: '' }[
    name ?? ''
  ]
  if (folder === undefined || !key) return []
  const path = name === 'series' ? `/products/${key}` : folder ? `/${folder}/${key}` : `/${key}`
  return [
    [words.seeZh, localisePath('zh', path)],
    [words.seeEn, localisePath('en', path)],
  ].flatMap(([text = '', href = '']) => {
    const link = document.createElement('a')
    link.textContent = text
    link.href = href
    link.target = '_blank'
    return [link, ' ']
  }) as HTMLElement[]
}
