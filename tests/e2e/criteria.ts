import type { Page } from '@playwright/test'
import { layOutAll } from './templates.ts'
import { expect } from './test.ts'

/** Criteria of WCAG that axe's rules of good practice hold, which name none. */
const OF_PRACTICE: Readonly<Record<string, string>> = {
  'empty-heading': '2.4.6',
  'empty-table-header': '1.3.1',
  'heading-order': '1.3.1',
  'image-redundant-alt': '1.1.1',
  'label-title-only': '3.3.2',
  'page-has-heading-one': '1.3.1',
  region: '1.3.1',
  'scope-attr-valid': '1.3.1',
  'skip-link': '2.4.1',
  tabindex: '2.4.3',
  'table-duplicate-name': '1.3.1',
}

/** Returns the criteria of WCAG that a rule of axe holds, by its tags (`wcag111`). @example '1.1.1' */
export function criteriaOf({ id, tags }: { id: string; tags: readonly string[] }): string {
  const named = tags.flatMap((tag) => /^wcag(\d)(\d)(\d+)$/.exec(tag)?.slice(1).join('.') ?? [])
  return named.join(', ') || (OF_PRACTICE[id] ?? 'good practice')
}

/** Expects that nothing runs on without end, to which nobody agreed. */
export async function expectNothingEndless(page: Page, where: string): Promise<void> {
  const endless = await page.evaluate(() =>
    document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().activeDuration === Number.POSITIVE_INFINITY)
      .map((animation) => `2.2.2 ${(animation.effect as KeyframeEffect).target?.getAttribute('class')} never stops`),
  )
  expect.soft(endless, where).toEqual([])
}

/**
 * Expects what no rule of axe asks: each control shows its focus, is seen then, lets it go on and changes nothing by it;
 * nothing is for the pointer alone; input says its purpose. Within `part`, in the page's language.
 */
export async function expectCriteria(page: Page, where: string, part: string): Promise<void> {
  await layOutAll(page)
  // The focus is shown as to somebody who types.
  await page.keyboard.press('Tab')
  expect.soft(await page.evaluate(findByCriterion, part), where).toEqual([])
}

/** The spacing of text that a reader may set. */
const SPACED = `main * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  main p { margin-block-end: 2em !important; }`

/** Expects that no text is cut when its lines, words and letters are set apart. */
export async function expectRoomForText(page: Page, where: string): Promise<void> {
  // The policy of the site refuses style elements.
  await page.evaluate((rules) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(rules)
    document.adoptedStyleSheets.push(sheet)
  }, SPACED)
  await layOutAll(page)
  expect.soft(await page.evaluate(findCut), where).toEqual([])
}

/** Runs in the page: lists texts that a box around them cuts. */
function findCut(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement
  const isClosed = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
  const boxes = [...document.querySelectorAll<HTMLElement>('main *')].filter((element) => {
    const { overflowX, overflowY, textOverflow, clipPath } = getComputedStyle(element)
    if (textOverflow === 'ellipsis' || clipPath !== 'none' || element.clientWidth < 2) return false
    return (
      (isClosed(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
      (isClosed(overflowY) && element.scrollHeight > element.clientHeight + 1)
    )
  })
  const cut = boxes.flatMap((box) => {
    const { right, bottom } = box.getBoundingClientRect()
    return [...box.querySelectorAll<HTMLElement>('*'), box].filter((element) => {
      const text = [...element.childNodes].find((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim())
      if (!text || !element.checkVisibility() || element.closest('[aria-hidden=true]')) return false
      const range = document.createRange()
      range.selectNodeContents(text)
      const written = range.getBoundingClientRect()
      return written.right > right + 1 || written.bottom > bottom + 1
    })
  })
  return [
    ...(scrollWidth > clientWidth ? [`1.4.12 document of ${scrollWidth} px in ${clientWidth} px`] : []),
    ...cut.map(
      ({ localName, className, textContent }) => `1.4.12 ${localName}.${className} "${textContent.slice(0, 40)}"`,
    ),
  ]
}

/** Runs in the page: lists the faults of its parts, each with the number of its criterion. */
function findByCriterion(part: string): string[] {
  const faults: string[] = []
  const isEnglish = document.documentElement.lang.startsWith('en')
  const parts = [...document.querySelectorAll<HTMLElement>(part)]
  const all = parts.flatMap((root) => [...root.querySelectorAll<HTMLElement>('*')])
  const seen = all.filter((element) => element.checkVisibility({ visibilityProperty: true }))
  const nameOf = (element: Element) =>
    `${element.localName}.${element.getAttribute('class')} "${(element.textContent || element.getAttribute('name') || '').trim().slice(0, 40)}"`

  const CONTROL =
    'a[href], button, input, select, textarea, summary, label, option, [tabindex]:not([tabindex="-1"]), [role=option]'
  const controls = seen.filter((element) => element.tabIndex >= 0 && !element.matches(':disabled'))
  const outlineOf = ({ outlineStyle, outlineWidth }: CSSStyleDeclaration) =>
    Number.parseFloat(outlineWidth) > 0 ? outlineStyle : 'none'
  // The focus of a control may show beside it or around it.
  const lookOf = (control: HTMLElement) =>
    [control, control.nextElementSibling, control.parentElement, control.parentElement?.parentElement]
      .map((element) => {
        if (!element) return ''
        const style = getComputedStyle(element)
        const { boxShadow, borderColor, backgroundColor, textDecorationLine } = style
        const after = outlineOf(getComputedStyle(element, '::after'))
        return [outlineOf(style), after, boxShadow, borderColor, backgroundColor, textDecorationLine].join()
      })
      .join(' ')
  const ancestorsOf = (element: Element): Element[] =>
    element.parentElement ? [element, ...ancestorsOf(element.parentElement)] : [element]
  const lightnessOf = (colour: string) => {
    const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map((share) => {
      // Mixed colours have shares of 1.
      const value = Number(share) / (colour.startsWith('color(') ? 1 : 255)
      return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
  // The look of a control without the focus, which the last key gave to one.
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  const address = location.href
  for (const control of controls) {
    const before = lookOf(control)
    control.focus()
    if (document.activeElement !== control) {
      faults.push(`2.1.2 ${nameOf(control)} does not take the focus`)
      continue
    }
    if (location.href !== address || document.querySelector('dialog[open]')) {
      faults.push(`3.2.1 ${nameOf(control)} changes the page when it has the focus`)
      break
    }
    if (lookOf(control) === before) faults.push(`2.4.7 ${nameOf(control)} does not show the focus`)
    const isCovered = [...control.getClientRects()].every(({ left, top, width, height }) =>
      [0.1, 0.5, 0.9].every((x) =>
        [0.1, 0.5, 0.9].every((y) => {
          const at = document.elementFromPoint(left + width * x, top + height * y)
          return at && !control.contains(at) && !at.contains(control) && at.closest('label')?.control !== control
        }),
      ),
    )
    // Without a size, it shows by what stands beside it.
    if (isCovered && control.clientWidth + control.offsetWidth > 2)
      faults.push(`2.4.11 ${nameOf(control)} is covered while it has the focus`)
    const tab = new KeyboardEvent('keydown', { key: 'Tab', code: 'Tab', bubbles: true, cancelable: true })
    if (!control.dispatchEvent(tab)) faults.push(`2.1.2 ${nameOf(control)} keeps the focus`)
  }

  for (const element of seen) {
    const isPointed = getComputedStyle(element).cursor === 'pointer'
    // React keeps the handlers of an element beside it.
    const props = Object.entries(element).find(([key]) => key.startsWith('__reactProps'))?.[1] as object | undefined
    const isUsed = isPointed || (props !== undefined && 'onClick' in props)
    if (isUsed && !element.closest(CONTROL) && !element.querySelector(CONTROL))
      faults.push(`2.1.1 ${nameOf(element)} is for the pointer alone`)
    if (element instanceof HTMLImageElement && /\.\w{3,4}$|^(?:image|picture|photo|圖片|照片)$/i.test(element.alt))
      faults.push(`1.1.1 "${element.alt}" does not say what the picture shows`)
    if (
      element.matches('a') &&
      /^(?:here|click here|more|read more|link|這裡|點此|更多)$/i.test(element.innerText.trim())
    )
      faults.push(`2.4.4 "${element.innerText}" does not say where it leads`)
    const own = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE).map((node) => node.nodeValue)
    if (
      isEnglish &&
      /\p{Script=Han}/u.test(own.join('')) &&
      element.closest('[lang]')?.getAttribute('lang')?.startsWith('en')
    )
      faults.push(`3.1.2 ${nameOf(element)} is not marked as Chinese`)
    if (own.join('').trim() && !element.closest('[aria-hidden=true], :disabled, [aria-disabled=true]')) {
      const { color, fontSize, fontWeight } = getComputedStyle(element)
      const grounds = ancestorsOf(element).map((above) => getComputedStyle(above).backgroundColor)
      const [lighter = 0, darker = 0] = [
        color,
        grounds.find((ground) => !(ground.startsWith('rgba') && ground.endsWith(', 0)'))) ?? 'rgb(255, 255, 255)',
      ]
        .map(lightnessOf)
        .sort((a, b) => b - a)
      const size = Number.parseFloat(fontSize)
      const least = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700) ? 3 : 4.5
      const contrast = (lighter + 0.05) / (darker + 0.05)
      if (contrast < least) faults.push(`1.4.3 ${nameOf(element)} has a contrast of ${contrast.toFixed(1)}`)
    }
  }
  // Also those of steps to come.
  for (const input of all.filter((element) => element instanceof HTMLInputElement)) {
    // A hidden input tells a password manager whose password it is.
    if (input.hidden || input.closest('[aria-hidden=true]')) continue
    // An address of somebody else is off.
    const purposes = { tel: /\btel/, email: /\bemail|\boff/, password: /-password$/ }
    const purpose = purposes[input.type as keyof typeof purposes]
    if (purpose && !purpose.test(input.autocomplete)) faults.push(`1.3.5 ${nameOf(input)} does not say what it is for`)
    const paste = new ClipboardEvent('paste', { bubbles: true, cancelable: true })
    if (input.type === 'password' && !input.dispatchEvent(paste)) faults.push(`3.3.8 ${nameOf(input)} takes no paste`)
    const isNamed = ['aria-label', 'aria-labelledby'].some((name) => input.hasAttribute(name))
    if (!isNamed && input.type !== 'hidden' && ![...(input.labels ?? [])].some(({ textContent }) => textContent.trim()))
      faults.push(`3.3.2 ${nameOf(input)} has no label`)
  }
  return faults
}
