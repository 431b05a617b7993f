import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { Builder, Capabilities, Key, type WebElement } from 'selenium-webdriver'
import { freePort } from '../../free-port.ts'
import { findTool } from '../../tools/find-tool.ts'
import { findTarget, type Tab } from './visitor.ts'

const START_MS = 30_000
const LANGUAGE = { LANG: 'zh_TW.UTF-8', LANGUAGE: 'zh_TW' }

/** Starts WebKitGTK, the engine nearest to Safari's that runs without a Mac, on a display of its own. */
export async function startWebkit(baseURL: string): Promise<Tab> {
  const display = await startDisplay()
  const port = await freePort()
  const server = spawn(findTool('webkit'), [`--port=${port}`, '--host=127.0.0.1'], {
    env: { ...process.env, ...LANGUAGE, DISPLAY: display.name },
    stdio: 'ignore',
  })
  const address = `http://127.0.0.1:${port}`
  await waitUntilReady(address)
  const driver = await new Builder()
    .usingServer(address)
    .withCapabilities(
      new Capabilities({
        browserName: 'MiniBrowser',
      }),
    )
    .build()
  await driver.manage().setTimeouts({ script: 20_000 })
  const run: Tab['run'] = (work, input) =>
    driver.executeAsyncScript(
      `const [input, done] = arguments; Promise.resolve().then(() => (${String(work)})(input)).then(done)`,
      input,
    )
  return {
    complaints: undefined,
    goto: (path) => driver.get(baseURL + path),
    resize: async ({ width, height }) => {
      // The window has a bar above its page.
      await driver.manage().window().setRect({ width, height })
      const bar = await run((wanted) => wanted - innerHeight, height)
      await driver
        .manage()
        .window()
        .setRect({ width, height: height + bar })
    },
    run,
    find: async (target) => {
      const element = await run<typeof target, WebElement | null>(findTarget as never, target)
      return (
        element && {
          click: () => element.click(),
          type: (text) => element.sendKeys(text),
          attach: (path) => element.sendKeys(path),
        }
      )
    },
    press: async (key) => {
      await driver.actions().sendKeys({ Enter: Key.ENTER, Escape: Key.ESCAPE }[key]).perform()
    },
    back: () => driver.navigate().back(),
    end: async () => {
      await driver.quit().catch(() => undefined)
      server.kill()
      display.end()
    },
  }
}

async function waitUntilReady(address: string): Promise<void> {
  const giveUpAt = Date.now() + START_MS
  while (!(await fetch(`${address}/status`).catch(() => undefined))?.ok) {
    if (Date.now() > giveUpAt) throw new Error(`WebKitWebDriver does not answer at ${address}`)
    await wait(50)
  }
}

/** Starts a display that nobody looks at. */
async function startDisplay(): Promise<{ name: string; end: () => void }> {
  const server = spawn(findTool('xvfb'), ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const [number] = (await once(server.stdout, 'data')) as [Buffer]
  return { name: `:${number.toString().trim()}`, end: () => server.kill() }
}
