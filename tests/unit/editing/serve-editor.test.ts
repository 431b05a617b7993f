import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer, request as httpRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { createEditor } from '../../../src/tools/editing/serve-editor.ts'
import { tempFolder } from '../../temp-folder.ts'
import { CONTENT_FOLDER, PUBLIC_FOLDER } from '../../../src/base/vendor-folder.ts'

const FILE = 'testimonials/manager.json'

type Answer = { status: number; text: string; headers: Record<string, unknown> }

/** Starts the editor over a copy of some content. `ask` sends what no browser would. */
async function startEditor() {
  const contentDir = join(tempFolder(), 'content')
  cpSync(CONTENT_FOLDER, contentDir, { recursive: true })
  const editor = createEditor({ contentDir, publicDir: PUBLIC_FOLDER, pagesDir: 'pages' })
  const server = createServer((request, response) => {
    if (!editor.answer(request, response)) response.writeHead(404).end('not the editor')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(async () => {
    editor.close()
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  })
  const { port } = server.address() as AddressInfo
  const own = { host: `localhost:${port}`, origin: `http://localhost:${port}` }
  const ask = (
    method: string,
    path: string,
    headers: Record<string, string>,
    body?: string | Buffer,
  ): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const sent = httpRequest({ host: '127.0.0.1', port, method, path, headers, setHost: false }, (response) => {
        let text = ''
        response.on('data', (chunk: Buffer) => (text += chunk.toString()))
        response.on('end', () => resolve({ status: response.statusCode ?? 0, text, headers: response.headers }))
      })
      sent.on('error', reject)
      sent.end(body)
    })
  const page = await ask('GET', '/en/__edit', { host: own.host })
  const { token } = JSON.parse(/id="editor-start">(.*?)<\/script>/.exec(page.text)?.[1] ?? '{}') as { token: string }
  const { files } = JSON.parse((await ask('GET', '/__edit/files', { host: own.host })).text) as {
    files: { path: string; text: string; revision: string }[]
  }
  const file = files.find(({ path }) => path === FILE)
  if (!file) throw new Error(`There is no ${FILE}`)
  return { ask, own, page, token, file, contentDir, read: () => readFileSync(join(contentDir, FILE), 'utf8') }
}

test('the page of the editor may be framed by nobody and loads nothing from elsewhere', async () => {
  const { ask, own, page } = await startEditor()
  expect(page.status).toBe(200)
  expect(page.headers['content-security-policy']).toContain("frame-ancestors 'none'")
  const app = await ask('GET', '/__edit/app/sveltia-cms.js', { host: own.host })
  expect(app.status).toBe(200)
  expect(app.text).not.toContain('cdn.jsdelivr.net/fontsource/fonts/')
  expect(app.text).not.toContain('https://unpkg.com/@sveltia/cms')
  for (const path of ['app/icons.woff2', 'app/cms@0.221.1/locales/zh-TW.json', 'config/zh.json', 'config/en.json'])
    expect((await ask('GET', `/__edit/${path}`, { host: own.host })).status, path).toBe(200)
  for (const path of ['app/cms/../../../package.json', 'app/package.json', 'files/home.json', 'files/../../x', 'other'])
    expect((await ask('GET', `/__edit/${path}`, { host: own.host })).status, path).toBe(404)
})

test('a page of another origin can neither write nor read', async () => {
  const { ask, own, token, file, read } = await startEditor()
  const before = read()
  const text = file.text.replace('"position":', '"position":9')
  const headers = { ...own, 'x-edit-token': token, 'if-match': `"${file.revision}"` }
  const refused: Record<string, string>[] = [
    { ...headers, origin: 'http://localhost:9999' },
    { ...headers, origin: 'https://evil.example' },
    { ...headers, origin: 'null' },
    { ...headers, 'x-edit-token': 'guessed' },
    { host: own.host, 'if-match': `"${file.revision}"`, 'x-edit-token': token },
    { ...headers, host: 'evil.example', origin: 'http://evil.example' },
    { ...own, 'if-match': `"${file.revision}"` },
  ]
  for (const each of refused) {
    expect((await ask('PUT', `/__edit/files/${FILE}`, each, text)).status, JSON.stringify(each)).toBe(403)
    expect((await ask('DELETE', `/__edit/files/${FILE}`, each)).status, JSON.stringify(each)).toBe(403)
  }
  expect(read()).toBe(before)
  const foreign = [
    { host: 'evil.example' },
    { ...own, origin: 'https://evil.example' },
    { host: own.host, 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'cors' },
    { host: own.host, 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'no-cors' },
  ]
  for (const each of foreign) expect((await ask('GET', '/__edit/files', each)).status, JSON.stringify(each)).toBe(403)
  const saved = await ask('PUT', `/__edit/files/${FILE}`, headers, text)
  expect(saved.status).toBe(200)
  expect(saved.headers['access-control-allow-origin']).toBeUndefined()
  expect(read()).not.toBe(before)
})

test('the second of two who read the same file is refused, in the language of the editor', async () => {
  const { ask, own, token, file, read } = await startEditor()
  const headers = { ...own, 'x-edit-token': token, 'if-match': `"${file.revision}"` }
  const texts = [1, 2].map((number) => file.text.replace('"position":', `"position":${number}`))
  const answers = await Promise.all(texts.map((text) => ask('PUT', `/__edit/files/${FILE}`, headers, text)))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 412]))
  const after = read()
  const english = await ask(
    'PUT',
    `/__edit/files/${FILE}`,
    { ...headers, referer: `${own.origin}/en/__edit` },
    texts[0],
  )
  expect([english.status, english.text]).toEqual([412, expect.stringContaining('someone changed this file')])
  const chinese = await ask('PUT', `/__edit/files/${FILE}`, { ...headers, referer: `${own.origin}/__edit` }, texts[0])
  expect(chinese.text).toContain('別人改過')
  expect(read()).toBe(after)
})

test('a file that is no record, no picture or too large is refused and leaves nothing behind', async () => {
  const { ask, own, token, file, contentDir } = await startEditor()
  const headers = { ...own, 'x-edit-token': token, 'if-match': `"${file.revision}"` }
  const names = () => readdirSync(contentDir, { recursive: true }).length
  const before = names()
  expect((await ask('PUT', `/__edit/files/${FILE}`, headers, '{"half":')).status).toBe(400)
  for (const form of ['{}', JSON.stringify({ ...JSON.parse(file.text), quote: { zh: { a: 1 }, en: [] } })])
    expect((await ask('PUT', `/__edit/files/${FILE}`, headers, form)).status, form).toBe(400)
  expect((await ask('PUT', `/__edit/files/products/${'x'.repeat(201)}.json`, headers, '{}')).status).toBe(403)
  expect((await ask('PUT', '/__edit/files/..%2f..%2fescape.json', headers, '{}')).status).toBe(403)
  expect((await ask('PUT', '/__edit/files/photos/unnamed.jpg', headers, 'x')).status).toBe(415)
  expect((await ask('PUT', '/__edit/files/photos/large.jpg', headers, Buffer.alloc(50 * 1024 * 1024 + 1))).status).toBe(
    413,
  )
  // A drawing may hold scripts and name other files; a picture of many megapixels needs all memory.
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'
  for (const name of ['drawing.svg', 'drawing.jpg'])
    expect((await ask('PUT', `/__edit/files/photos/${name}`, headers, drawing)).status, name).toBe(415)
  const blank = sharp({ create: { width: 8000, height: 7000, channels: 3, background: 'red' } })
  const bomb = await blank.png({ compressionLevel: 9 }).toBuffer()
  expect(bomb.length).toBeLessThan(1_000_000)
  expect((await ask('PUT', '/__edit/files/photos/bomb.png', headers, bomb)).status).toBe(415)
  expect((await ask('POST', '/__edit/files', headers, '{}')).status).toBe(405)
  expect(names()).toBe(before)
})

test('a hostile record hides no other, and is saved as it is', async () => {
  const { ask, own, token, contentDir } = await startEditor()
  const path = join(contentDir, FILE)
  const before = readFileSync(path, 'utf8').trimEnd().slice(0, -1).trimEnd()
  const names = '"__proto__": { "polluted": true }, "constructor": 1, "toString": { "a": [] }'
  writeFileSync(path, `${before},\n  ${names}\n}\n`)
  writeFileSync(
    join(contentDir, 'testimonials/deep.json'),
    `{"id":"deep","quote":${'['.repeat(50_000)}${']'.repeat(50_000)}}`,
  )
  const listed = JSON.parse((await ask('GET', '/__edit/files', { host: own.host })).text) as {
    files: { path: string; text: string; revision: string }[]
  }
  expect(listed.files.length).toBeGreaterThan(40)
  const status = await ask('GET', '/__edit/status/en', { host: own.host })
  expect([status.status, status.text]).toEqual([200, expect.stringMatching(/deep<\/a>.*The file cannot be read/)])
  const file = listed.files.find((each) => each.path === FILE)
  const headers = { ...own, 'x-edit-token': token, 'if-match': `"${file?.revision}"` }
  const { position, quote } = JSON.parse(file?.text ?? '') as { position: number; quote: { zh: string; en: string } }
  // As the editor has it, which leaves out what it does not know; a text of 10 MB among it.
  const long = { ...quote, en: '<script>alert(1)</script>'.repeat(400_000) }
  const known = Object.fromEntries(
    Object.entries(JSON.parse(file?.text ?? '') as object).filter(([name]) => !names.includes(`"${name}"`)),
  )
  const saved = await ask('PUT', `/__edit/files/${FILE}`, headers, JSON.stringify({ ...known, quote: long }))
  expect([saved.status, saved.text.slice(0, 80)]).toEqual([200, expect.stringContaining(FILE)])
  const after = readFileSync(path, 'utf8')
  expect(after).toContain(names)
  expect(JSON.parse(after)).toMatchObject({ position, quote: long })
  expect(Object.keys(Object.prototype)).toEqual([])
})

test('the state of all records is a page, in both languages, with a way to each', async () => {
  const { ask, own, contentDir } = await startEditor()
  const path = join(contentDir, 'products/av-f40.json')
  const product = JSON.parse(readFileSync(path, 'utf8')) as { name: object; features: object[] }
  const features = product.features.with(2, { zh: '<b>只有中文</b>', en: '' })
  writeFileSync(path, JSON.stringify({ ...product, draft: true, features }))
  writeFileSync(join(contentDir, 'faqs/first-question.json'), '{ "category": ')
  for (const [locale, said, label, unreadable] of [
    ['zh', '還沒有顯示', '特色 3沒有英文', '檔案無法讀取'],
    ['en', 'Not shown yet', 'Features 3: no English', 'The file cannot be read'],
  ] as const) {
    const { status, text, headers } = await ask('GET', `/__edit/status/${locale}`, { host: own.host })
    expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    const page = locale === 'zh' ? '/__edit' : '/en/__edit'
    const row = /<tr><th scope="row"><a href="([^"]*)">av-f40<\/a>.*?<\/tr>/.exec(text)
    expect(row?.[1]).toBe(`${page}#/collections/product/entries/av-f40`)
    expect(row?.[0]).toContain(`<li>${said}</li><li>${label}</li>`)
    expect(text).toMatch(new RegExp(`>first-question</a></th><td><ul><li>${unreadable}</li>`))
    expect(text).not.toContain('{{')
  }
  expect((await ask('GET', '/__edit/status/fr', { host: own.host })).status).toBe(404)
  expect((await ask('GET', '/__edit/status/en', { host: 'evil.example' })).status).toBe(403)
})
