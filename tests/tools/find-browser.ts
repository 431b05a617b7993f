import { spawnSync } from 'node:child_process'
import { chromium } from '@playwright/test'
import { findExecutable, isExecutable } from './executables.ts'

/** Debian's name of it. The shell draws no window around a page: tests take little more than half the time. */
export const SHELL = 'chromium-headless-shell'
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** Finds Chromium's headless shell; `CHROMIUM_PATH` overrides it, whichever browser it contains. */
export function findShell(): string | undefined {
  const named = process.env.CHROMIUM_PATH
  if (named && !isExecutable(named))
    throw new Error(`CHROMIUM_PATH is ${named}, which cannot be run. Unset it, or point it at a Chromium.`)
  return named ?? findExecutable([SHELL])
}

/** Finds a complete Chromium, or lets Playwright download its own. */
export function findWholeBrowser(): string | undefined {
  const found = findExecutable(NAMES)
  if (found) return found
  const downloaded = chromium.executablePath()
  if (!isExecutable(downloaded)) {
    console.log("No browser is installed: trying Playwright's own download")
    spawnSync('npx', ['playwright', 'install', 'chromium'], {
      stdio: ['ignore', 'ignore', 'inherit'],
      timeout: 120_000,
    })
  }
  return isExecutable(downloaded) ? downloaded : undefined
}
