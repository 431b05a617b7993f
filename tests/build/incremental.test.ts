import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, inject, test } from 'vitest'
import type { Product } from '../../src/catalogue/schema/product.ts'
import type { Series } from '../../src/catalogue/schema/series.ts'
import { tempFolder, writeFiles } from '../temp-folder.ts'
import { copyOf, fingerprint, type Folders, foldersIn, mustBuild } from './run-build.ts'

const reference = inject('reference')
/** Each edit is built twice: on the last build, and from nothing. */
const LIMIT_MS = 600_000
const ALL = Number.POSITIVE_INFINITY
const PRODUCT = 'products/gn-00005.json'

function change<Content>(contentDir: string, file: string, edit: (content: Content) => Content): void {
  const path = join(contentDir, file)
  // The folder was written by content.ts.
  writeFileSync(path, JSON.stringify(edit(JSON.parse(readFileSync(path, 'utf8')) as Content)))
}

const photo = () =>
  sharp({ create: { width: 640, height: 480, channels: 3, background: '#446688' } })
    .jpeg()
    .toBuffer()

/** What editors do to content, one after the other. `rendered` says which number of pages may be rendered for it. */
const EDITS: { name: string; rendered?: number; edit: (contentDir: string) => void | Promise<void> }[] = [
  {
    name: 'a word of a product',
    rendered: 2,
    edit: (contentDir) =>
      change<Product>(contentDir, PRODUCT, (product) => ({
        ...product,
        description: { zh: `${product.description.zh}更新。`, en: `${product.description.en} Updated.` },
      })),
  },
  {
    name: 'the name of a product, which others show',
    edit: (contentDir) =>
      change<Product>(contentDir, PRODUCT, (product) => ({ ...product, name: { zh: '新名稱', en: 'New name' } })),
  },
  {
    name: 'a new product',
    edit: (contentDir) => {
      const product = JSON.parse(readFileSync(join(contentDir, PRODUCT), 'utf8')) as Product
      writeFiles(contentDir, { 'products/gn-00099.json': { ...product, code: 'gn-00099', model: 'GN-00099' } })
    },
  },
  {
    name: 'a photograph',
    edit: async (contentDir) => {
      mkdirSync(join(contentDir, 'products/gn-00099'))
      writeFileSync(join(contentDir, 'products/gn-00099/photo.jpg'), await photo())
      change<Product>(contentDir, 'products/gn-00099.json', (product) => ({
        ...product,
        photos: [{ file: 'photo.jpg', alt: { zh: '正面', en: 'Front' } }],
      }))
    },
  },
  {
    name: 'the name of a series, which every page shows',
    edit: (contentDir) =>
      change<Series>(contentDir, 'series/video-intercom.json', (series) => ({
        ...series,
        name: { zh: '新對講', en: 'New intercom' },
      })),
  },
  {
    name: 'a product that goes',
    edit: (contentDir) => {
      rmSync(join(contentDir, 'products/gn-00099.json'))
      rmSync(join(contentDir, 'products/gn-00099'), { recursive: true })
    },
  },
  { name: 'an answer', rendered: 2, edit: (contentDir) => writeFiles(contentDir, { 'faqs/what.en.md': 'Another.\n' }) },
]

/** Builds the same content from nothing, with the same documents in the cache. */
async function buildFromNothing({ contentDir }: Folders): Promise<Folders> {
  const folders = { ...foldersIn(tempFolder()), contentDir }
  await mustBuild(folders)
  return folders
}

function renderedIn(stdout: string): number {
  return Number(/(\d+) rendered/.exec(stdout)?.[1])
}

test('after each edit the site is byte for byte what a build from nothing makes', { timeout: LIMIT_MS }, async () => {
  const folders = copyOf(reference, tempFolder())
  // Copies have other times than the files that were built: this build makes all of them again.
  rmSync(folders.siteDir, { recursive: true })
  await mustBuild(folders)
  for (const { name, rendered = ALL, edit } of EDITS) {
    await edit(folders.contentDir)
    const { stdout } = await mustBuild(folders)
    expect(fingerprint(folders.siteDir), name).toEqual(fingerprint((await buildFromNothing(folders)).siteDir))
    expect(renderedIn(stdout), name).toBeLessThanOrEqual(rendered)
  }
})

test.each(['damaged', 'lost'] as const)(
  'when the record of the last build is %s, everything is made again',
  { timeout: LIMIT_MS },
  async (fate) => {
    const folders = copyOf(reference, tempFolder())
    const record = join(folders.parent, '.made.json')
    if (fate === 'damaged') writeFiles(folders.parent, { '.made.json': '{"a' })
    else rmSync(record, { force: true })
    await EDITS[0]?.edit(folders.contentDir)
    await mustBuild(folders)
    expect(fingerprint(folders.siteDir)).toEqual(fingerprint((await buildFromNothing(folders)).siteDir))
  },
)
