import { test } from '@playwright/test'
import { startFirefox } from './firefox.ts'
import { createVisitor, type Tab, type Visitor } from './visitor.ts'
import { startWebkit } from './webkit.ts'

const ENGINES: Record<string, (baseURL: string) => Promise<Tab>> = { Firefox: startFirefox, WebKit: startWebkit }

/** Defines tests for each engine but Chromium. Those of a file share one tab, so each begins with a document of its own. */
export function inEachEngine(define: (visit: () => Visitor) => void): void {
  for (const [engine, start] of Object.entries(ENGINES)) {
    test.describe(engine, () => {
      test.describe.configure({ mode: 'default' })
      let tab: Tab | undefined
      test.beforeAll(async ({}, { project }) => {
        tab = await start(project.use.baseURL ?? '')
      })
      test.afterAll(() => tab?.end())
      define(() => {
        if (!tab) throw new Error(`${engine} did not start`)
        return createVisitor(tab)
      })
    })
  }
}
