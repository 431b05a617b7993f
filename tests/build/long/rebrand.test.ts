import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { brandVariables } from '../../../src/base/i18n/brand-variables.ts'
import { LOCALES } from '../../../src/base/i18n/locale.ts'
import { MARK, PALETTE, REGISTRATION_NUMBER, SITE } from '#vendor/site.ts'
import { RUN } from '../../start-process.ts'
import { filesIn, ROOT } from '../run-build.ts'
import { VENDOR_FOLDER } from '../../../src/base/vendor-folder.ts'

/*
 * A copy of the project in which #vendor/site.ts alone says who the vendor is, and of which colour. A name that is an ordinary word of the
 * content as well cannot be told from it: then the word is found here.
 */

/** The sources of a build. */
const PARTS = ['locales', 'pages', 'public', 'renderer', 'scripts', 'src', 'tests/build/print-brand.ts', 'package.json']
const SETTINGS = ['package-lock.json', 'tsconfig.json', 'vite.config.ts']

const { brand, wordmark, company, phone, address, email } = SITE
const OLD_DOMAIN = brandVariables('en').domain
const NEW_DOMAIN = 'portico.example'
/** The mark's colour, and that of a series that had the same. */
const COLOUR = { old: PALETTE.brand, new: '#0b6b8f', ofSeries: '#7a2f8f' }
const DOOR = 'M9 9l14 3v18L9 33z'
const NEW_BRAND = { zh: '宏門 Portico', en: 'Portico' }

/** The values of #vendor/site.ts, and those in the copy; a value that contains another comes before it. */
const RENAMED: readonly (readonly [string, string])[] = [
  [company.zh, '宏門科技股份有限公司'],
  [company.en, 'Portico Technologies Ltd.'],
  [address.zh, '300新竹市東區光復路1號'],
  [address.en, 'No. 1, Guangfu Rd., East Dist., Hsinchu City 300'],
  [phone.en, '+886-3-5550-0177'],
  [phone.zh, '03-5550-0177'],
  [phone.href, 'tel:+886355500177'],
  [email, `hello@${NEW_DOMAIN}`],
  [REGISTRATION_NUMBER, '00000177'],
  [OLD_DOMAIN, NEW_DOMAIN],
  [brand.zh, NEW_BRAND.zh],
  [brand.en, NEW_BRAND.en],
  [wordmark.latin, 'Portico'],
  [wordmark.latin.toLowerCase(), 'portico'],
  [wordmark.han, '宏門'],
  [`brand: '${COLOUR.old}'`, `brand: '${COLOUR.new}'`],
  [COLOUR.old, COLOUR.ofSeries],
  [MARK.door, DOOR],
]
const TEXT = /\.(?:html|json|js|css|svg|xml|txt|webmanifest|conf|toml)$|_(?:headers|redirects)$/
const LIMIT_MS = 120_000

/** Each of the above once, in lower case. */
const OLD = [...new Set(RENAMED.map(([old]) => old.toLowerCase()))]

const root = mkdtempSync(join(tmpdir(), 'site-rebrand-'))
let printed = ''
let texts: ReadonlyMap<string, string>

/** Runs a script of the copy, and resolves with what it prints. */
async function run(script: string): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [RUN, script], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      BUNDLE_CACHE_DIR: join(root, '.cache'),
      DOCUMENTS: 'off',
    },
  })
  return stdout
}

beforeAll(async () => {
  mkdirSync(join(root, 'tests/build'), { recursive: true })
  for (const part of [...PARTS, ...SETTINGS]) cpSync(join(ROOT, part), join(root, part), { recursive: true })
  symlinkSync(join(ROOT, 'node_modules'), join(root, 'node_modules'))
  const file = join(root, VENDOR_FOLDER, 'site.ts')
  const rebranded = RENAMED.reduce((text, [old, other]) => text.replaceAll(old, other), readFileSync(file, 'utf8'))
  writeFileSync(file, rebranded)
  await run('scripts/draw.ts')
  await run('scripts/build.ts')
  await run('scripts/hosting.ts')
  printed = (await run('tests/build/print-brand.ts')).trim().split('\n').at(-1) ?? ''
  texts = readPublished()
}, LIMIT_MS)

afterAll(() => rmSync(root, { recursive: true, force: true }))

/** Reads all published text, by file: the site, its manifests, the configuration of servers, and the printed output. */
function readPublished(): Map<string, string> {
  const files = ['dist', 'builds'].flatMap((folder) => filesIn(join(root, folder)).map((path) => join(folder, path)))
  const found = files
    .filter((path) => TEXT.test(path))
    .map((path) => [path, readFileSync(join(root, path), 'utf8')] as const)
  return new Map([...found, ['mails and a data sheet', printed]])
}

/** Lists the files that hold a text, in any casing, or are named so; with what stands around it. */
function findAll(text: string): string[] {
  const wanted = text.toLowerCase()
  return [...texts].flatMap(([path, content]) => {
    const index = content.toLowerCase().indexOf(wanted)
    if (index < 0 && !path.toLowerCase().includes(wanted)) return []
    return [`${path}: ${content.slice(Math.max(0, index - 40), index + 40)}`]
  })
}

test.each(OLD)('%j is found nowhere in what is published', (old) => {
  expect(texts.size).toBeGreaterThan(300)
  expect(findAll(old)).toEqual([])
})

test('the new name, its addresses and its colour are where the old ones were', () => {
  for (const locale of LOCALES) {
    const home = texts.get(locale === 'zh' ? 'dist/client/index.html' : 'dist/client/en/index.html') ?? ''
    expect(home).toContain(`${NEW_BRAND[locale]}</title>`)
    expect(home).toContain(`https://www.${NEW_DOMAIN}/`)
    expect(home).toContain(`hello@${NEW_DOMAIN}`)
  }
  expect(findAll(`server_name www.${NEW_DOMAIN}`)).not.toEqual([])
  expect(texts.get('dist/client/manifest.webmanifest')).toContain('宏門')
  for (const icon of ['logo.svg', 'favicon.svg']) {
    expect(texts.get(`dist/client/${icon}`)).toContain(COLOUR.new)
    expect(texts.get(`dist/client/${icon}`)).toContain(DOOR)
    expect(texts.get(`dist/client/${icon}`)).not.toContain(COLOUR.ofSeries)
  }
  expect(texts.get('dist/client/index.html')).toContain(DOOR)
  expect([...texts].filter(([path, text]) => path.endsWith('.css') && text.includes(COLOUR.new))).not.toEqual([])
  // A mail to the desk and one to the visitor, and a data sheet, in each language.
  const kinds = JSON.parse(printed) as { info?: { Author: string } }[]
  expect(kinds).toHaveLength(6)
  expect(kinds.flatMap(({ info }) => info?.Author ?? [])).toEqual(['宏門科技股份有限公司', 'Portico Technologies Ltd.'])
})
