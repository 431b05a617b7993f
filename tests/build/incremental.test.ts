import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, inject, test } from 'vitest'
import { REQUIRED_SERIES } from '#vendor/promises.ts'
import type { Product } from '../../src/content/schema/product.ts'
import type { Series } from '../../src/content/schema/series.ts'
import { tempFolder, writeFiles } from '../temp-folder.ts'
import { copyOf, filesIn, fingerprint, type Folders, foldersIn, mustBuild } from './run-build.ts'

/** A series that every page shows. */
const SERIES: string = REQUIRED_SERIES.at(0) ?? ''

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

/** The edits of content, one after the other. `rendered` says which number of pages may be rendered for it. */
const EDITS: { name: string; rendered?: number; edit: (contentDir: string) => void | Promise<void> }[] = [
  {
    name: 'a word of a product, and one of an answer',
    rendered: 4,
    edit: (contentDir) => {
      change<Product>(contentDir, PRODUCT, (product) => ({
        ...product,
        description: { zh: `${product.description.zh}更新。`, en: `${product.description.en} Updated.` },
      }))
      writeFiles(contentDir, { 'faqs/what.en.md': 'Another.\n' })
    },
  },
  {
    name: 'the name of a product, which others show, a new product, and a photograph of a third one',
    edit: async (contentDir) => {
      change<Product>(contentDir, PRODUCT, (product) => ({ ...product, name: { zh: '新名稱', en: 'New name' } }))
      const product = JSON.parse(readFileSync(join(contentDir, PRODUCT), 'utf8')) as Product
      writeFiles(contentDir, { 'products/gn-00099.json': { ...product, code: 'gn-00099', model: 'GN-00099' } })
      mkdirSync(join(contentDir, 'products/gn-00004'))
      writeFileSync(join(contentDir, 'products/gn-00004/photo.jpg'), await photo())
      change<Product>(contentDir, 'products/gn-00004.json', (pictured) => ({
        ...pictured,
        photos: [{ file: 'photo.jpg', alt: { zh: '正面', en: 'Front' } }],
      }))
    },
  },
  {
    name: 'the name of a series, which every page shows',
    edit: (contentDir) =>
      change<Series>(contentDir, `series/${SERIES}.json`, (series) => ({
        ...series,
        name: { zh: '新對講', en: 'New intercom' },
      })),
  },
  {
    name: 'a product and a question that go',
    edit: (contentDir) => {
      rmSync(join(contentDir, 'products/gn-00099.json'))
      for (const end of ['json', 'zh.md', 'en.md']) rmSync(join(contentDir, `faqs/what.${end}`))
    },
  },
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
    const before = filesIn(folders.buildsDir)
    const { stdout } = await mustBuild(folders)
    // Another id, and the manifests of the builds before are kept.
    const manifests = filesIn(folders.buildsDir)
    expect([manifests.length, manifests], name).toEqual([before.length + 1, expect.arrayContaining(before)])
    expect(fingerprint(folders.siteDir), name).toEqual(fingerprint((await buildFromNothing(folders)).siteDir))
    expect(renderedIn(stdout), name).toBeLessThanOrEqual(rendered)
  }
})

test('when the record of the last build is damaged or lost, everything is made again, and the build says so', {
  timeout: LIMIT_MS,
}, async () => {
  const [damaged, lost] = [copyOf(reference, tempFolder()), copyOf(reference, tempFolder())]
  writeFiles(damaged.parent, { '.made.json': '{"a' })
  rmSync(join(lost.parent, '.made.json'), { force: true })
  for (const [each, fault] of [
    [damaged, 'is damaged'],
    [lost, 'is missing'],
  ] as const) {
    await EDITS[0]?.edit(each.contentDir)
    expect((await mustBuild(each)).stdout).toContain(`.made.json ${fault}`)
  }
  expect(fingerprint(damaged.siteDir)).toEqual(fingerprint(lost.siteDir))
  expect(readFileSync(join(lost.siteDir, 'en/faqs/what/index.html'), 'utf8')).toContain('Another.')
})
