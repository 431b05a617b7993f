import { cpSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, onTestFinished, test, vi } from 'vitest'
import { contentTypeOf } from '../../src/base/response-rules.ts'
import { startProcess, stop } from '../start-process.ts'
import { tempFolder, writeFiles } from '../temp-folder.ts'
import { formOf } from './forms.ts'
import { callApi, ROOT } from './start-api.ts'
import { readRecordFiles } from '../../src/content/sources/files.ts'
import { CONTENT_FOLDER } from '../../src/base/vendor-folder.ts'

const { news, product: products } = readRecordFiles(join(ROOT, CONTENT_FOLDER)).content
const ARTICLE = news.find(({ shownFrom, shownUntil }) => !shownFrom && !shownUntil)?.slug ?? 'there is none'
/** A product with a guide, a template and drawings. */
const { code = '', model = '' } =
  products.find(({ status, drilling, terminals }) => status === 'active' && drilling && terminals) ?? {}
/** Vite transforms every module of a page, which is slow on a busy machine. */
const PATIENCE_MS = 180_000

test('npm run dev serves pages, payloads and the API with the current content', {
  timeout: PATIENCE_MS,
}, async () => {
  const [contentDir, dataDir] = [tempFolder(), tempFolder()]
  cpSync(join(ROOT, CONTENT_FOLDER), contentDir, { recursive: true })
  const { url, child } = await startProcess('dev.ts', { CONTENT_DIR: contentDir, DATA_DIR: dataDir })
  onTestFinished(() => void child.kill('SIGKILL'))
  const [page, payload] = [`${url}/en/news/${ARTICLE}`, `${url}/en/news/${ARTICLE}/_payload.json`]
  expect(await (await fetch(page)).text()).toContain('<h1')
  expect((await callApi(payload)).body).toMatchObject({ screen: 'news-article' })
  expect((await callApi(`${url}/api/health`)).body.result).toMatchObject({ status: 'ok' })
  expect((await callApi(`${url}/api/nowhere`)).status).toBe(404)
  expect((await callApi(`${url}/api/contact`, { method: 'POST', body: formOf() })).status).toBe(201)

  const file = `news/${ARTICLE}.json`
  const record = JSON.parse(readFileSync(join(contentDir, file), 'utf8')) as object
  writeFiles(contentDir, { [file]: { ...record, title: { zh: '新的標題', en: 'A new title' } } })
  await vi.waitFor(async () => expect(await (await fetch(page)).text()).toContain('A new title'), {
    timeout: PATIENCE_MS,
  })
  expect((await callApi(`${url}/api/news/${ARTICLE}?lang=en`)).body.result).toMatchObject({
    news: { title: { en: 'A new title' } },
  })

  // Files that a build generates from content are served, too: data sheets, installation documents and photographs.
  const product = await (await fetch(`${url}/en/products/${code}`)).text()
  const [sheet = ''] = new RegExp(`/downloads/${model}_datasheet_en_v[\\d.]+pdf`).exec(product) ?? []
  const pdf = await fetch(url + sheet)
  expect([pdf.status, pdf.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  expect((await pdf.text()).slice(0, 5)).toBe('%PDF-')
  const papers = [
    ...new Set(product.match(new RegExp(`/downloads/${model}_(?:installation|template|dimensions)_[\\w.]+`, 'g'))),
  ]
  expect(papers).toHaveLength(4)
  for (const paper of papers) {
    const response = await fetch(url + paper)
    expect([response.status, response.headers.get('content-type')], paper).toEqual([200, contentTypeOf(paper).type])
  }
  expect((await fetch(`${url}/downloads/nothing.pdf`)).status).toBe(404)
  await addPhoto(contentDir, code)
  const photograph = new RegExp(`/assets/photos/${code}-photo-[\\w-]+\\.jpg`)
  await vi.waitFor(async () => expect(await (await fetch(`${url}/products/${code}`)).text()).toMatch(photograph), {
    timeout: PATIENCE_MS,
  })
  const [src = ''] = photograph.exec(await (await fetch(`${url}/products/${code}`)).text()) ?? []
  expect((await fetch(url + src)).headers.get('content-type')).toBe('image/jpeg')

  // A former address redirects, and a draft is shown, as soon as the content says so.
  const other = JSON.parse(readFileSync(join(contentDir, file), 'utf8')) as object
  writeFiles(contentDir, { [file]: { ...other, formerly: ['old-matrix'], draft: true } })
  const former = `${url}/en/news/old-matrix?from=mail`
  await vi.waitFor(
    async () => {
      const { status, headers } = await fetch(former, { redirect: 'manual' })
      expect([status, headers.get('location')]).toEqual([301, `/en/news/${ARTICLE}?from=mail`])
    },
    { timeout: PATIENCE_MS },
  )
  expect((await fetch(page)).status).toBe(200)
  expect(await stop(child)).toBe(0)
})

/** Adds a photograph to a product, like an editor. */
async function addPhoto(contentDir: string, code: string): Promise<void> {
  mkdirSync(join(contentDir, 'products', code), { recursive: true })
  const picture = sharp({ create: { width: 800, height: 600, channels: 3, background: '#7d5500' } })
  await picture.jpeg().toFile(join(contentDir, 'products', code, 'photo.jpg'))
  const file = `products/${code}.json`
  const record = JSON.parse(readFileSync(join(contentDir, file), 'utf8')) as object
  const photos = [{ file: 'photo.jpg', alt: { zh: '門口機的正面', en: 'The door station from the front' } }]
  writeFiles(contentDir, { [file]: { ...record, photos } })
}
