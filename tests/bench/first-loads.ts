/*
 * Run manually, `npm run bench -- first-loads [--beside <folder>]`: prints the bytes of each template's first load
 * (brotli), of the build in `dist/client` or `SITE_DIR`, and beside the scripts of another one. The limit of scripts is
 * tested by tests/e2e/budget.spec.ts.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { readArguments } from '../../src/base/command-line/read-arguments.ts'
import { LOCALES } from '../../src/base/i18n/locale.ts'
import { TEMPLATES } from '../e2e/template-list.ts'
import { pathIn } from '../e2e/test.ts'

type Weights = { html: number; css: number; scripts: number; fonts: number }

const SCRIPTS = /data-entry="([^"]+)" data-preloads="([^"]*)"/
const STYLES = /<link rel="stylesheet" href="([^"]+)">/g
const FONTS = /<link rel="preload" href="([^"]+)" as="font"/g

const { values } = readArguments({
  usage: 'npm run bench -- first-loads [--beside <folder>]',
  options: { beside: { type: 'string' } },
})
const siteDir = process.env.SITE_DIR ?? 'dist/client'
const known = new Map<string, number>()

const rows = LOCALES.flatMap((locale) =>
  TEMPLATES.map(({ name, path, isMissing }) => {
    const file = isMissing ? `${pathIn(locale, '/')}/404.html` : `${pathIn(locale, path).split('?')[0]}/index.html`
    const weights = weigh(siteDir, file)
    const before = values.beside === undefined ? {} : { before: weigh(values.beside, file).scripts }
    const total = Object.values(weights).reduce((sum, bytes) => sum + bytes)
    return { template: `${locale} ${name}`, ...before, ...weights, total }
  }),
)
console.table(rows)

function weigh(folder: string, file: string): Weights {
  const html = readFileSync(join(folder, file), 'utf8')
  const [, entry = '', preloads = ''] = SCRIPTS.exec(html) ?? []
  const listed = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, address = '']) => address)
  const sum = (addresses: string[]) => addresses.reduce((all, address) => all + sizeOf(join(folder, address)), 0)
  return {
    html: sizeOf(join(folder, file)),
    css: sum(listed(STYLES)),
    scripts: sum([entry, ...preloads.split(' ').filter(Boolean)]),
    fonts: sum(listed(FONTS)),
  }
}

/** Compressed as servers do; a font is compressed in itself. */
function sizeOf(path: string): number {
  const found = known.get(path) ?? brotliCompressSync(readFileSync(path)).length
  known.set(path, found)
  return found
}
