import { firefox } from '@playwright/test'
import { findTool } from '../../tools/find-tool.ts'
import { findTarget, type Tab } from './visitor.ts'

/** Starts Firefox as Debian has it: Playwright drives it by WebDriver BiDi. */
export async function startFirefox(baseURL: string): Promise<Tab> {
  const browser = await firefox.launch({ channel: 'moz-firefox', executablePath: findTool('firefox') })
  const page = await browser.newPage({ baseURL, locale: 'zh-TW' })
  const complaints: string[] = []
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
  page.on('pageerror', ({ message }) => complaints.push(message))
  return {
    complaints,
    goto: async (path) => {
      await page.goto(path, { waitUntil: 'commit' })
    },
    resize: (size) => page.setViewportSize(size),
    run: async (work, input) => page.evaluate(work as never, input) as never,
    find: async (target) => {
      const element = (await page.evaluateHandle(findTarget, target)).asElement()
      return (
        element && {
          click: () => element.click(),
          type: (text) => element.type(text),
          attach: (path) => element.setInputFiles(path),
        }
      )
    },
    press: (key) => page.keyboard.press(key),
    back: async () => {
      await page.evaluate(() => history.back())
    },
    end: () => browser.close(),
  }
}
