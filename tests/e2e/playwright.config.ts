import { defineConfig, devices } from '@playwright/test'

const PORT = Number(process.env.E2E_PORT ?? 4317)

/** A closed network makes Chromium's own background requests fail, many at a time. */
const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

export default defineConfig({
  testDir: '.',
  outputDir: '../../node_modules/.cache/e2e',
  fullyParallel: true,
  workers: 2,
  // A test that passes the second time has found something the first time.
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 8000 },
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://127.0.0.1:${PORT}`,
    trace: 'off',
    locale: 'zh-TW',
    timezoneId: 'Asia/Taipei',
    launchOptions: { executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium', args: QUIET },
  },
  webServer: {
    command: 'node --import tsx tests/e2e/serve.ts',
    cwd: '../..',
    url: `http://127.0.0.1:${PORT}/`,
    // Another may serve another build, and holds data of tests that were run before.
    reuseExistingServer: false,
    env: { PORT: String(PORT) },
  },
})
