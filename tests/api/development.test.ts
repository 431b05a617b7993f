import { cpSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { startProcess, stop } from '../start-process.ts'
import { tempFolder, writeFiles } from '../temp-folder.ts'
import { formOf } from './forms.ts'
import { callApi, ROOT } from './start-api.ts'

const ARTICLE = 'fire-link-matrix'
/** Vite reads every module behind a page anew, which takes a busy machine a while. */
const PATIENCE_MS = 180_000

test('npm run dev serves pages, payloads and the API, by the content as it is now', {
  timeout: PATIENCE_MS,
}, async () => {
  const [contentDir, dataDir] = [tempFolder(), tempFolder()]
  cpSync(join(ROOT, 'src/catalogue/data'), contentDir, { recursive: true })
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
  expect(await stop(child)).toBe(0)
})
