import { findShell, findWholeBrowser, SHELL } from './find-browser.ts'
import { findExecutable } from './executables.ts'
import { findFont } from './find-font.ts'
import { findNginx } from './find-nginx.ts'
import { findPostgres } from './find-postgres.ts'
import { installPackage } from './install-package.ts'

/** Tools of the tests that npm does not install. */
export const TOOLS = ['browser', 'font', 'postgres', 'nginx', 'systemd', 'firefox', 'webkit', 'xvfb'] as const
export type Tool = (typeof TOOLS)[number]

type Source = {
  find: () => string | undefined
  /** Its Debian package. */
  package: string
  /** Returns an alternative if the package cannot be installed. */
  instead?: () => string | undefined
  /** The remedy if it is missing. */
  advice: string
}

const SOURCES: Record<Tool, Source> = {
  browser: { find: findShell, package: SHELL, instead: findWholeBrowser, advice: 'set CHROMIUM_PATH to a Chromium' },
  // Without one, Chinese is set in boxes of another width, and lines break elsewhere.
  font: { find: findFont, package: 'fonts-noto-cjk', advice: 'install a font for zh-TW' },
  postgres: { find: findPostgres, package: 'postgresql', advice: 'put initdb of PostgreSQL on the PATH' },
  nginx: { find: findNginx, package: 'nginx-light', advice: 'put nginx on the PATH' },
  systemd: {
    find: () => findExecutable(['systemd-analyze']),
    package: 'systemd',
    advice: 'put systemd-analyze on the PATH',
  },
  firefox: {
    find: () => findExecutable(['firefox-esr']),
    package: 'firefox-esr',
    advice: 'put firefox-esr on the PATH',
  },
  webkit: {
    find: () => findExecutable(['WebKitWebDriver']),
    package: 'webkit2gtk-driver',
    advice: 'put WebKitWebDriver on the PATH',
  },
  xvfb: { find: () => findExecutable(['Xvfb']), package: 'xvfb', advice: 'put Xvfb on the PATH' },
}

/** Finds a tool, or installs its Debian package if possible. Throws an error with advice if there is none. */
export function findTool(tool: Tool): string {
  const { find, package: name, instead, advice } = SOURCES[tool]
  const found = find() ?? (installPackage(name) ? find() : undefined) ?? instead?.()
  if (found) return found
  throw new Error(
    `There is no ${tool}. Install it (Debian: apt-get install ${name}), ${advice}, or leave its tests out with WITHOUT=${tool}.`,
  )
}

/** Returns whether a developer leaves out the tests of a tool, `WITHOUT=postgres,nginx`. In CI nothing is left out. */
export function isLeftOut(tool: Tool): boolean {
  return leftOut().includes(tool)
}

/** Lists the tools whose tests a developer leaves out. */
export function leftOut(): Tool[] {
  const named = process.env.CI ? [] : (process.env.WITHOUT ?? '').split(',').map((name) => name.trim())
  return TOOLS.filter((tool) => named.includes(tool))
}
