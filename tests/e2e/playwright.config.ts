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

const LONG = '**/long/*.spec.ts'
/**
 * The second language of behaviour, by title: a click does the same in both languages, so `npm test` tries it in one.
 * Layout does not: the survey of templates looks at both; the ways to lose a part have both already.
 */
const ENGLISH = /^(?!.*(?:every-template|load-failures)\.spec).*\(en\b/

export default defineConfig({
  testDir: '.',
  projects: [
    { name: 'e2e', testIgnore: LONG, grepInvert: ENGLISH },
    { name: 'e2e-english', testIgnore: LONG, grep: ENGLISH },
    { name: 'e2e-long', testMatch: LONG },
  ],
  outputDir: '../../node_modules/.cache/e2e',
  fullyParallel: true,
  // On two cores: a test waits for the network, the server or the next frame a third of its time.
  workers: 3,
  // A test that only passes on a retry has found an error.
  retries: 0,
  // Patience costs nothing when a test passes: a shared machine may stand still for a minute.
  timeout: 180_000,
  expect: { timeout: 20_000 },
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
