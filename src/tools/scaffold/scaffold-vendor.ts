import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { DEVICES } from '#vendor/drawings/devices.ts'
import { PALETTE } from '#vendor/site.ts'
import { UsageError } from '../../base/command-line/parse-arguments.ts'
import { BASE_LOCALES } from '../../base/i18n/locale.ts'
import { readVendorFolder, VENDOR_FOLDER } from '../../base/vendor-folder.ts'
import { PLACEHOLDER } from '../../content/editorial/placeholder.ts'
import { PAGE_SLUGS } from '../../content/schema/page-slugs.ts'
import project from '../../../package.json' with { type: 'json' }
import { contrastOf } from '../../base/contrast.ts'
import template from './new-vendor.json' with { type: 'json' }
import { today } from './record-files.ts'
import type { Scaffold } from './scaffold.ts'

type VendorOptions = {
  root: string
  name?: string | undefined
  /** The name in Chinese; by default as in English. */
  nameZh?: string | undefined
  colour?: string | undefined
}

const COLOUR = /^#[\da-f]{6}$/i
const BLUE = '#1f4f7a'
/** Of text on paper, by WCAG 2.2. */
const LEAST_CONTRAST = 4.5

/**
 * Makes the folder of another vendor from new-vendor.json, a small site that builds at once: one series, three products,
 * one solution and one news item, the pages that the law asks for with their texts to be written, and every sentence that
 * is a vendor's own. Throws a UsageError for a folder outside of the project, a missing name, and a colour that cannot be
 * read on paper.
 */
export function scaffoldVendor(
  folder: string,
  { root, name = '', nameZh = name, colour = BLUE }: VendorOptions,
): Scaffold {
  const path = checkFolder(folder)
  if (!name.trim()) throw new UsageError('A vendor needs a name: --name Acme')
  if (existsSync(join(root, path))) throw new UsageError(`${path} exists already`)
  checkColour(colour)
  const fill = (value: unknown): string =>
    JSON.stringify(value, null, 2)
      .replaceAll('<name>', inQuotes(name))
      .replaceAll('<name-zh>', inQuotes(nameZh))
      // A name that is the same in both scripts stands beside the mark once.
      .replaceAll('<name-han>', nameZh === name ? '' : inQuotes(nameZh))
      .replaceAll('<today>', today())
      .replaceAll('"<year>"', today().slice(0, 4))
  const { about, modules, records } = template
  const comments: Readonly<Record<string, string>> = about
  const named: Record<string, Record<string, unknown>> = {
    ...modules,
    'site.ts': { ...modules['site.ts'], PALETTE: paletteOf(colour) },
    // No drawing shows a device of another vendor.
    'drawings/devices.ts': { DEVICES: Object.fromEntries(Object.keys(DEVICES).map((device) => [device, 'none'])) },
  }
  const files = [
    ...Object.entries(named).map(([file, values]) => {
      const lines = Object.entries(values).map(([key, value]) => `export const ${key} = ${fill(value)} as const\n`)
      return [file, `/* ${comments[file]} */\n\n${lines.join('\n')}`] as const
    }),
    ['version.json', `${JSON.stringify({ software: project.version }, null, 2)}\n`] as const,
    ...Object.entries(records).map(([file, record]) => [file, `${fill(record)}\n`] as const),
    ...[...PAGE_SLUGS.map((slug) => `pages/${slug}`), 'news/first-news'].flatMap((file) =>
      BASE_LOCALES.map((locale) => [`content/${file}.${locale}.md`, `${PLACEHOLDER[locale]}\n`] as const),
    ),
  ]
  return {
    created: new Map(files.map(([file, text]) => [join(root, path, file), text])),
    changed: new Map(),
    remaining: [
      `VENDOR_DIR=${path} npm run dev shows the site; VENDOR_DIR=${path} npm run check:content lists the texts to write.`,
      `Address, phone and colours are in ${path}/site.ts; ${VENDOR_FOLDER}/README.md describes each file.`,
      `To choose it for good: "#vendor/*": "./${path}/*" in package.json.`,
    ],
  }
}

/** A name inside the quotation marks of a text. */
function inQuotes(name: string): string {
  return JSON.stringify(name.trim()).slice(1, -1)
}

function checkFolder(folder: string): string {
  try {
    return readVendorFolder(undefined, folder)
  } catch {
    throw new UsageError(`Folder: found ${folder}, expected a folder of the project such as src/acme`)
  }
}

function checkColour(colour: string): void {
  if (!COLOUR.test(colour)) throw new UsageError(`--colour: found ${colour}, expected six digits such as ${BLUE}`)
  const contrast = contrastOf(colour, PALETTE.paper).toFixed(1)
  if (Number(contrast) < LEAST_CONTRAST)
    throw new UsageError(
      `--colour: ${colour} has a contrast of ${contrast} on paper, expected ${LEAST_CONTRAST}: darken it`,
    )
}

/** The palette with another colour of the brand; on dark ground it is half way to white. */
function paletteOf(colour: string): Record<string, string> {
  const light = [1, 3, 5].map((at) => Math.round((Number.parseInt(colour.slice(at, at + 2), 16) + 255) / 2))
  const onGround = `#${light.map((part) => part.toString(16).padStart(2, '0')).join('')}`
  return { ...PALETTE, brand: colour, vermilion: colour, 'mark-ground': onGround }
}
