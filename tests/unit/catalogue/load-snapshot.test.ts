import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ContentError } from '../../../src/content/faults.ts'
import { loadSnapshot, snapshotOptions } from '../../../src/content/load-snapshot.ts'
import { readRecordFiles } from '../../../src/content/sources/files.ts'
import { generateContent } from '../../bench/generate-content.ts'
import { tempFolder } from '../../temp-folder.ts'
import { filmOf, newsOf } from './editorial/snapshot-factory.ts'
import { pageOf, startApi } from './sources/start-api.ts'
import { CONTENT_FOLDER, PUBLIC_FOLDER } from '../../../src/base/vendor-folder.ts'

const ROOT = join(import.meta.dirname, '../../..')
const publicDir = join(ROOT, PUBLIC_FOLDER)
const pagesDir = join(ROOT, 'pages')

/** A valid content folder with six products. */
function contentFolder(): string {
  const folder = tempFolder()
  generateContent(join(ROOT, CONTENT_FOLDER), folder, 6)
  return folder
}

async function faultsOf(loading: Promise<unknown>) {
  const error: unknown = await loading.catch((reason: unknown) => reason)
  if (!(error instanceof ContentError)) throw new Error(`Expected a ContentError, not ${String(error)}`)
  return error.faults
}

test('a content folder is read into a snapshot in display order', async () => {
  const snapshot = await loadSnapshot({ contentDir: contentFolder(), publicDir, pagesDir })
  expect(snapshot.product.map(({ position }) => position)).toEqual([1, 2, 3, 4, 5, 6])
  const positions = snapshot.series.map(({ position }) => position)
  expect(positions).toEqual(positions.toSorted((a, b) => a - b))
  expect(positions.length).toBeGreaterThan(1)
  expect(snapshot.home.shelf).toHaveLength(6)
  expect(snapshot.attributes.length).toBeGreaterThan(0)
})

test('a film without files stops a build, and not the command that makes them', async () => {
  const contentDir = contentFolder()
  writeFileSync(join(contentDir, 'films.json'), JSON.stringify([filmOf({ slug: 'new' })]))
  const faults = await faultsOf(loadSnapshot({ contentDir, publicDir, pagesDir }))
  expect(faults.filter(({ field }) => field === '[0].slug')).toHaveLength(3)
  const snapshot = await loadSnapshot({ contentDir, publicDir, pagesDir, makesFilms: true })
  expect(snapshot.films.map(({ slug }) => slug)).toEqual(['new'])
})

test('files and the API give the same snapshot', async () => {
  const contentDir = contentFolder()
  const records = readRecordFiles(contentDir).content
  const { url } = await startApi((question) => pageOf(records, question))
  const fromApi = await loadSnapshot({ contentDir, publicDir, pagesDir, api: { url } })
  expect(fromApi).toEqual(await loadSnapshot({ contentDir, publicDir, pagesDir }))
})

test('with the API record files are not read, but single-record documents are', async () => {
  const contentDir = contentFolder()
  const records = readRecordFiles(contentDir).content
  const { url } = await startApi((question) => pageOf(records, question))
  rmSync(join(contentDir, 'products'), { recursive: true })
  expect((await loadSnapshot({ contentDir, publicDir, pagesDir, api: { url } })).product).toHaveLength(6)
  rmSync(join(contentDir, 'home.json'))
  const [fault] = await faultsOf(loadSnapshot({ contentDir, publicDir, pagesDir, api: { url } }))
  expect(fault?.source).toContain('home.json')
})

test('faults of the API are reported with its address', async () => {
  const contentDir = contentFolder()
  const records = readRecordFiles(contentDir).content
  const related = { news: ['gone'], products: [], solutions: [] }
  const { url } = await startApi((question) => pageOf({ ...records, news: [newsOf({ related })] }, question))
  expect(await faultsOf(loadSnapshot({ contentDir, publicDir, pagesDir, api: { url } }))).toEqual([
    { source: `${url}/api/news/a`, field: 'related.news[0]', value: 'gone', expected: 'the id of a news that exists' },
  ])
})

test('references are only checked when every record is valid', async () => {
  const contentDir = contentFolder()
  // Five products refer to the sixth, which is unreadable.
  writeFileSync(join(contentDir, 'products/gn-00006.json'), '{')
  const faults = await faultsOf(loadSnapshot({ contentDir, publicDir, pagesDir }))
  expect(faults.map(({ source }) => source.split('/').at(-1))).toEqual(['gn-00006.json:1:2'])
  rmSync(join(contentDir, 'products/gn-00006.json'))
  expect((await faultsOf(loadSnapshot({ contentDir, publicDir, pagesDir }))).length).toBeGreaterThan(1)
})

test('a picture must be a file in the public folder', async () => {
  const contentDir = contentFolder()
  const missing = async (folder: string) => {
    const faults = await faultsOf(loadSnapshot({ contentDir, publicDir: folder, pagesDir }))
    return faults.filter(({ field, expected }) => field === 'images[0].src' && expected === 'a file that is in public/')
  }
  expect(await missing(tempFolder())).toHaveLength(6)
  // A folder of that name is not a picture.
  expect(await missing(tempFolder({ 'devices/door-station.svg/a.txt': '' }))).toHaveLength(6)
})

test('the environment says where content comes from', () => {
  expect(snapshotOptions('/site', {})).toEqual({
    contentDir: join('/site', CONTENT_FOLDER),
    publicDir: `/site/${PUBLIC_FOLDER}`,
    pagesDir: '/site/pages',
    api: undefined,
  })
  expect(snapshotOptions('/site', { CONTENT_DIR: '/content' }).contentDir).toBe('/content')
  expect(snapshotOptions('/site', { CONTENT_API_URL: 'https://a.example/v1//' }).api).toEqual({
    url: 'https://a.example/v1',
    token: undefined,
  })
  expect(snapshotOptions('/site', { CONTENT_API_URL: 'https://a.example', CONTENT_API_TOKEN: 't' }).api?.token).toBe(
    't',
  )
  expect(snapshotOptions('/site', { CONTENT_DIR: '', CONTENT_API_URL: '', CONTENT_API_TOKEN: '' })).toEqual(
    snapshotOptions('/site', {}),
  )
})
