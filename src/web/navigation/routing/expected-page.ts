import type { Page } from '../../page/page.ts'

export type ExpectedPage = {
  /** Says which page the visitor is likeliest to open next. */
  expect: (path: string | undefined) => void
  /** Says that a page is loaded, whether it is expected or not. */
  note: (path: string, page: Page) => void
  /** Forgets all pages: another one is shown. */
  reset: () => void
}

/** Calls back with the likeliest page once it is loaded and the browser has nothing more urgent to do. */
export function createExpectedPage(
  whenIdle: (work: () => void) => void,
  onReady: (path: string, page: Page) => void,
): ExpectedPage {
  let loaded = new Map<string, Page>()
  let likeliest: string | undefined

  const check = (path: string) => {
    if (loaded.has(path))
      whenIdle(() => {
        const page = loaded.get(path)
        if (page && path === likeliest) onReady(path, page)
      })
  }
  return {
    expect: (path) => {
      if (path === likeliest) return
      likeliest = path
      if (path !== undefined) check(path)
    },
    note: (path, page) => {
      loaded.set(path, page)
      if (path === likeliest) check(path)
    },
    reset: () => {
      loaded = new Map()
      likeliest = undefined
    },
  }
}
