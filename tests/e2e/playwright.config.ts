import { defineConfig, devices } from '@playwright/test'

const PORT = Number(process.env.E2E_PORT ?? 4317)

/** Without internet, many of Chromium's own background requests fail. */
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
  // A test that only passes on a retry has found an error.
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
    command: 'node scripts/run.mjs tests/e2e/serve.ts',
    cwd: '../..',
    url: `http://127.0.0.1:${PORT}/`,
    // A running server may serve another build, and has data of earlier tests.
    reuseExistingServer: false,
    env: { PORT: String(PORT) },
  },
})
