import { expect } from '@playwright/test'

/** An element: the first visible one that matches the selector, and whose accessible name is the text. */
export type Target = { css: string; text?: string }

/** An element of a browser. */
export type Handle = {
  click: () => Promise<void>
  type: (text: string) => Promise<void>
  /** Chooses a file in a file field. */
  attach: (path: string) => Promise<void>
}

/** The keys that a visitor of the journeys presses. */
export type Key = 'Enter' | 'Escape'

/** The part of a browser that all engines have: one tab. */
export type Tab = {
  /** Requests a document. */
  goto: (path: string) => Promise<void>
  /** Sizes the viewport, in CSS pixels; an engine may have a smallest width. */
  resize: (size: { width: number; height: number }) => Promise<void>
  /** Runs a function in the page, and awaits its result. It cannot use what is outside of it. */
  run: <Input, Output>(work: (input: Input) => Output | Promise<Output>, input: Input) => Promise<Output>
  find: (target: Target) => Promise<Handle | null>
  /** Presses a key at the element that has the focus. */
  press: (key: Key) => Promise<void>
  back: () => Promise<void>
  /** Errors in the console; undefined if the engine does not tell them. */
  complaints: readonly string[] | undefined
  end: () => Promise<void>
}

/** The actions of a person in a tab; each step waits until it is possible. */
export function createVisitor(tab: Tab) {
  const until = <Input>(what: string, holds: (input: Input) => boolean, input: Input) =>
    expect.poll(() => tab.run(holds, input).catch(() => false), { message: what, timeout: 15_000 }).toBe(true)
  const within = async (target: Target, act: (handle: Handle) => Promise<void>) => {
    await expect(async () => {
      const handle = await tab.find(target)
      if (!handle) throw new Error(`There is no ${target.css} ${target.text ?? ''}`)
      await act(handle)
    }).toPass({ timeout: 15_000 })
  }
  const waitUntilLive = () =>
    until(
      'the page is hydrated',
      () => document.querySelector('html[data-hydrated]:not(:has([data-static]))') !== null,
      null,
    )
  return {
    ...tab,
    until,
    waitUntilLive,
    open: async (path: string) => {
      await tab.goto(path)
      await waitUntilLive()
    },
    // A page may still grow between the two commands: a click beside the element has done nothing yet.
    click: (target: Target) =>
      within(target, async (handle) => {
        await handle.click()
        const missed = () => document.querySelector('[data-unclicked]') !== null
        if (await tab.run(missed, null).catch(() => false)) throw new Error(`The click missed ${target.css}`)
      }),
    type: (target: Target, text: string) => within(target, (handle) => handle.type(text)),
    attach: (target: Target, path: string) => within(target, (handle) => handle.attach(path)),
    /** Expects that an element is there, all of it inside the window and not covered. */
    expectInView: (target: Target) => until(`${target.css} ${target.text ?? ''} is in view`, isInView, target),
    expectPath: (path: string) =>
      until(`the address is ${path}`, (wanted) => location.pathname + location.search === wanted, path),
    expectText: (css: string, text: string) =>
      until(
        `${css} has "${text}"`,
        (wanted) => [...document.querySelectorAll(wanted.css)].some((each) => each.textContent?.includes(wanted.text)),
        { css, text },
      ),
  }
}

export type Visitor = ReturnType<typeof createVisitor>

/** Runs in the page: finds a target, brings it into view, and waits until it stands still. */
export async function findTarget({ css, text }: Target): Promise<Element | null> {
  const found = [...document.querySelectorAll(css)].filter((element) => {
    if (text === undefined) return true
    const field = element as HTMLInputElement
    const named = element.getAttribute('aria-label') ?? field.labels?.[0]?.textContent ?? element.textContent
    return named?.trim() === text
  })
  // A file field may be invisible: its label is what is seen.
  const target = found.find((element) => element.checkVisibility() || css.includes('[type=file]'))
  if (!target) return null
  const place = () => {
    const { top, left, bottom } = target.getBoundingClientRect()
    if (top < 0 || bottom > innerHeight) target.scrollIntoView({ block: 'center', behavior: 'instant' })
    return `${top} ${left}`
  }
  for (let [before, now] = ['', place()]; before !== now; [before, now] = [now, place()]) {
    await new Promise(requestAnimationFrame)
  }
  for (const before of document.querySelectorAll('[data-unclicked]')) before.removeAttribute('data-unclicked')
  target.setAttribute('data-unclicked', '')
  target.addEventListener('click', () => target.removeAttribute('data-unclicked'), { capture: true, once: true })
  return target
}

/** Runs in the page: whether the middle of a target is what a click there would hit. */
function isInView({ css, text }: Target): boolean {
  const element = [...document.querySelectorAll(css)].find(
    (each) => each.checkVisibility() && (text === undefined || each.textContent?.includes(text)),
  )
  if (!element) return false
  const { left, right, top, bottom } = element.getBoundingClientRect()
  if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight) return false
  const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
  return element.contains(hit)
}
