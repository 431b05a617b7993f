import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { EDIT_PATH } from './edit-path.ts'

const require = createRequire(import.meta.url)
const CMS = dirname(dirname(require.resolve('@sveltia/cms')))
const ICONS = '@fontsource-variable/material-symbols-outlined/files/material-symbols-outlined-latin-wght-normal.woff2'
/** Files that the editor loads later: its words in other languages, and parts of itself. */
const LATER = /^cms(?:@[\d.]+)?\/(package\.json|locales\/[\w-]+\.json|dist\/chunks\/[\w-]+\.js)$/

/** Where the editor would load something from a content delivery network, and where it is here. */
const elsewhere = (app: string): readonly [RegExp, string][] => [
  [/https:\/\/unpkg\.com\/@sveltia\/cms/g, `${app}/cms`],
  [/https:\/\/cdn\.jsdelivr\.net\/fontsource\/fonts\/material-symbols-outlined[^)]*/g, `${app}/icons.woff2`],
  // The system's own letters do.
  [/url\(https:\/\/cdn\.jsdelivr\.net\/fontsource\/fonts\/source-sans-3[^)]*\)/g, "local('system-ui')"],
  [/url\(https:\/\/cdn\.jsdelivr\.net\/fontsource\/fonts\/noto-mono[^)]*\)/g, "local('monospace')"],
]

/** Reads a file of the installed editor by its address below `app`, where it is served; undefined where there is none. */
export function readAppFile(
  path: string,
  app = `${EDIT_PATH}/app`,
): { type: string; content: Buffer | string } | undefined {
  if (path === 'sveltia-cms.js') {
    const code = readFileSync(join(CMS, 'dist/sveltia-cms.js'), 'utf8')
    const content = elsewhere(app).reduce((text, [there, here]) => text.replace(there, here), code)
    return { type: 'text/javascript; charset=utf-8', content }
  }
  if (path === 'icons.woff2') return { type: 'font/woff2', content: readFileSync(require.resolve(ICONS)) }
  const [, later] = LATER.exec(path) ?? []
  if (!later || !existsSync(join(CMS, later))) return undefined
  const type = later.endsWith('.js') ? 'text/javascript; charset=utf-8' : 'application/json; charset=utf-8'
  return { type, content: readFileSync(join(CMS, later)) }
}

/** Lists what the editor loads when it is served as files alone, in one language beside its own English. */
export function listAppFiles(language: string): string[] {
  // Written by the package.
  const { version } = JSON.parse(readFileSync(join(CMS, 'package.json'), 'utf8')) as { version: string }
  return ['sveltia-cms.js', 'icons.woff2', 'cms/package.json', `cms@${version}/locales/${language}.json`]
}
