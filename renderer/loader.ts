/*
 * Inlined at the end of every document, with the same text on each (its hash is in the CSP). Scripts are not needed for
 * the first paint and would delay it: they are fetched after it, when the page is loaded and the browser is idle, or at
 * the first touch, key press or pointer movement.
 */
import { isHydrated } from '../src/web/navigation/browser/hydration.ts'
import { noteLeaving } from '../src/web/navigation/freshness/reload-document.ts'
import { LOAD_LIMIT_MS } from '../src/web/navigation/payloads/load-limit.ts'
import { showUnscripted, startFailed } from '../src/web/navigation/freshness/start-failed.ts'
import { followedLink, isFragmentOfThisPage } from '../src/web/navigation/routing/followed-link.ts'
import { opensInsideDocument, setFullLayout } from '../src/web/navigation/routing/full-layout.ts'
import { nextTask } from '../src/web/navigation/routing/next-task.ts'

const { entry, preloads } = (document.currentScript as HTMLScriptElement).dataset
const WAKE = ['pointerdown', 'pointermove', 'keydown', 'touchstart', 'focusin']
const IDLE_TIMEOUT_MS = 2000
const PAINT_TIMEOUT_MS = 3000
let isStarted = false

/**
 * Returns whether the browser has what the scripts need: Chrome 116, Firefox 125, Safari 17.4, or later. An older one
 * shows the document as without scripts.
 */
function isSupported(): boolean {
  return 'popover' in HTMLElement.prototype && 'any' in AbortSignal
}

async function start(): Promise<void> {
  if (isStarted || !entry) return
  isStarted = true
  if (!isSupported()) {
    showUnscripted()
    return
  }
  setTimeout(() => {
    if (!isHydrated()) showUnscripted()
  }, LOAD_LIMIT_MS)
  for (const event of WAKE) removeEventListener(event, start, true)
  const modules = preloads?.split(' ').filter(Boolean) ?? []
  // Fetched in parallel and run one by one, each in a task of its own, so that the browser can handle input in between.
  for (const href of [...modules, entry]) {
    preload(href)
    await nextTask()
  }
  for (const href of modules) {
    // The entry's import reports failures.
    await import(/* @vite-ignore */ href).catch(() => {})
    await nextTask()
  }
  await import(/* @vite-ignore */ entry).catch(startFailed)
}

function preload(href: string): void {
  const link = document.createElement('link')
  link.rel = 'modulepreload'
  link.href = href
  document.head.append(link)
}

function startWhenIdle(): void {
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: IDLE_TIMEOUT_MS })
  // Safari has no idle callback.
  else setTimeout(start, 200)
}

/**
 * Waits for the first paint of content, because `load` and pointer events may come earlier: a fast page loads before
 * it is painted, and a mouse that rests over a new page fires a move event. A background tab is not painted, and some
 * browsers do not report it: a timeout limits the wait.
 */
function whenPainted(work: () => void): void {
  const goOn = () => {
    clearTimeout(timer)
    painted.disconnect()
    work()
  }
  const timer = setTimeout(goOn, PAINT_TIMEOUT_MS)
  const painted = new PerformanceObserver((entries) => {
    // The paint of a background may come a frame before that of the content.
    if (entries.getEntriesByName('first-contentful-paint').length > 0) goOn()
  })
  painted.observe({ type: 'paint', buffered: true })
}

// The browser itself follows these, such as every link before hydration. On the window: later than all other listeners.
addEventListener('click', (event) => {
  const link = followedLink(event)
  if (link && !isFragmentOfThisPage(link)) noteLeaving(link.pathname)
})
setFullLayout(opensInsideDocument())
whenPainted(() => {
  for (const event of WAKE) addEventListener(event, start, { capture: true, passive: true })
  if (document.readyState === 'complete') startWhenIdle()
  else addEventListener('load', startWhenIdle)
})
