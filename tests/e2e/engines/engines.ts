import { test } from '@playwright/test'
import { isLeftOut } from '../../tools/find-tool.ts'
import { startFirefox } from './firefox.ts'
import { createVisitor, type Tab, type Visitor } from './visitor.ts'
import { startWebkit } from './webkit.ts'

const ENGINES = [
  { name: 'Firefox', start: startFirefox, tools: ['firefox'] },
  { name: 'WebKit', start: startWebkit, tools: ['webkit', 'xvfb'] },
] as const

/** Defines tests for each engine but Chromium. Those of a file share one tab, so each begins with a document of its own. */
export function inEachEngine(define: (visit: () => Visitor) => void): void {
  for (const { name, start, tools } of ENGINES) {
    test.describe(name, () => {
      test.describe.configure({ mode: 'default' })
      test.skip(tools.some(isLeftOut))
      let tab: Tab | undefined
      test.beforeAll(async () => {
        tab = await start(test.info().project.use.baseURL ?? '')
      })
      test.afterAll(() => tab?.end())
      define(() => {
        if (!tab) throw new Error(`${name} did not start`)
        return createVisitor(tab)
      })
    })
  }
}
