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

/** The shell draws no window around a page: tests take little more than half the time. */
const SHELL = 'chromium-headless-shell'
const NAMES = [SHELL, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/**
 * Finds a Chromium, or installs one: the variable `CHROMIUM_PATH`, then the shell on the PATH, then Debian's package of it (as root,
 * with apt), then another Chromium on the PATH, then Playwright's own download.
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
  const canInstall = process.getuid?.() === 0 && isThere('apt-get')
  if (!isThere(SHELL) && canInstall) {
    console.log(`Browser: installing the package ${SHELL} with apt-get`)
    const install = ['install', '-y', '-qq', '--no-install-recommends', SHELL]
    if (!run('apt-get', install) && !isThere('chromium') && run('apt-get', ['update', '-qq'])) run('apt-get', install)
  }
  const onPath = findOnPath()
  if (onPath) return { path: onPath, message: `Browser: ${onPath}, found on the PATH` }
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

/** Runs a command for a minute at most; says whether it did its work. */
function run(command: string, options: readonly string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  return spawnSync(command, options, { stdio: ['ignore', 'ignore', 'inherit'], env, timeout: 60_000 }).status === 0
}
