import { spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'

export type FoundBrowser = {
  /** The executable; undefined when none could be had. */
  path: string | undefined
  /** What was done to find it, in one sentence. */
  message: string
}

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/**
 * Finds a Chromium, or installs one: the variable `CHROMIUM_PATH`, then the PATH, then Debian's package (as root, with apt),
 * then Playwright's own download.
 */
export async function findBrowser(): Promise<FoundBrowser> {
  const named = process.env.CHROMIUM_PATH
  if (named) {
    if (isExecutable(named)) return { path: named, message: `Browser: ${named}, named by CHROMIUM_PATH` }
    return {
      path: undefined,
      message: `CHROMIUM_PATH names ${named}, which cannot be run. Unset it, or point it at a Chromium.`,
    }
  }
  const onPath = findOnPath()
  if (onPath) return { path: onPath, message: `Browser: ${onPath}, found on the PATH` }
  if (process.getuid?.() === 0 && isThere('apt-get')) {
    console.log('Browser: none found; installing the package chromium with apt-get')
    run('apt-get', ['update', '-qq'])
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'])
    const installed = findOnPath()
    if (installed) return { path: installed, message: `Browser: ${installed}, installed with apt-get` }
  }
  console.log("Browser: none found; trying Playwright's own download")
  run('npx', ['playwright', 'install', 'chromium'])
  const downloaded = chromium.executablePath()
  if (isExecutable(downloaded)) return { path: downloaded, message: `Browser: ${downloaded}, downloaded by Playwright` }
  return { path: undefined, message: 'No browser could be found or installed. Set CHROMIUM_PATH to a Chromium.' }
}

function findOnPath(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable)
}

function isThere(command: string): boolean {
  return (process.env.PATH ?? '').split(delimiter).some((folder) => isExecutable(join(folder, command)))
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

function run(command: string, options: readonly string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  spawnSync(command, options, { stdio: ['ignore', 'ignore', 'inherit'], env })
}
