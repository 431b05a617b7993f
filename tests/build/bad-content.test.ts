import { readFileSync, rmSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { tempFolder, writeFiles } from '../temp-folder.ts'
import { type Answer, pageOf, type Question, startApi } from '../unit/catalogue/sources/start-api.ts'
import { recordsOf } from './content.ts'
import { copyOf, fingerprint, type Folders, runBuild } from './run-build.ts'

const reference = inject('reference')

/** A published site, with content that a test may change. */
function publishedSite(): Folders {
  return copyOf(reference, tempFolder())
}

/** Changes fields of a record in its file. */
function change({ contentDir }: Folders, file: string, parts: object): void {
  // A record of the content that the tests made.
  const record = JSON.parse(readFileSync(join(contentDir, file), 'utf8')) as object
  writeFiles(contentDir, { [file]: { ...record, ...parts } })
}

/** Returns the output of a build of invalid content, and the folders afterwards. */
async function refusal(folders: Folders, environment: Record<string, string> = {}) {
  const { code, stderr } = await runBuild(folders, environment)
  const lines = stderr.trimEnd().split('\n')
  return {
    code,
    faults: lines.slice(0, -1),
    lastLine: lines.at(-1),
    changedFiles: [
      ...changedFiles(fingerprint(folders.parent), fingerprint(reference.parent)),
      ...changedFiles(fingerprint(folders.buildsDir), fingerprint(reference.buildsDir)),
    ],
  }
}

function changedFiles(now: Record<string, string>, before: Record<string, string>): string[] {
  return Object.keys({ ...now, ...before }).filter((path) => now[path] !== before[path])
}

/** The expected result of a build with one fault: exit code 1, only that fault is printed, and all files are unchanged. */
function refusalWith(line: RegExp) {
  return {
    code: 1,
    faults: [expect.stringMatching(line)],
    lastLine: expect.stringMatching(/^The content cannot be published: 1 fault\. The site was not changed\.$/),
    changedFiles: [],
  }
}

const image = (src: string) => ({ src, alt: { zh: '圖', en: 'Picture' }, width: 1, height: 1 })

type Spoilt = { what: string; spoil: (folders: Folders) => void; line: RegExp }

const SPOILT: Spoilt[] = [
  {
    what: 'a former address that leads nowhere',
    spoil: ({ contentDir }) => writeFiles(contentDir, { 'moves.json': [{ from: '/products/a', to: '/products/b' }] }),
    line: /^moves\.json: \[0\]\.to: found "\/products\/b", expected the address of a page that exists$/,
  },
  {
    what: 'invalid JSON',
    spoil: ({ contentDir }) => writeFiles(contentDir, { 'products/gn-00003.json': '{ "code": ' }),
    line: /content\/products\/gn-00003\.json:\d+:\d+: found .*, expected .* \(valid JSON\)$/,
  },
  {
    what: 'a missing language of a field',
    spoil: (folders) => change(folders, 'products/gn-00003.json', { name: { zh: '門口機' } }),
    line: /content\/products\/gn-00003\.json: name: found \{"zh":"門口機"\}, expected text in both languages/,
  },
  {
    what: 'a missing language of a text',
    spoil: ({ contentDir }) => rmSync(join(contentDir, 'news/first.en.md')),
    line: /content\/news\/first\.en\.md: found nothing, expected the text in this language$/,
  },
  {
    what: 'an unknown field',
    spoil: (folders) => change(folders, 'products/gn-00003.json', { colour: 'red' }),
    line: /content\/products\/gn-00003\.json: found "colour", expected no field but code, model, /,
  },
  {
    what: 'a wrong type',
    spoil: (folders) => change(folders, 'products/gn-00003.json', { model: 5 }),
    line: /content\/products\/gn-00003\.json: model: found 5, expected text of 1 to 24 characters$/,
  },
  {
    what: 'a reference to what is not there',
    spoil: (folders) => change(folders, 'products/gn-00003.json', { related: ['gn-00004', 'gone'] }),
    line: /content\/products\/gn-00003\.json: related\[1\]: found "gone", expected the id of a product that exists$/,
  },
  {
    what: 'a code that another product has',
    spoil: (folders) => change(folders, 'products/gn-00003.json', { code: 'gn-00010', model: 'GN-00010' }),
    line: /content\/products\/gn-00003\.json: code: found "gn-00010", expected gn-00003, as the file is named$/,
  },
  {
    what: 'a picture that is not in public/',
    spoil: (folders) => change(folders, 'products/gn-00003.json', { images: [image('/gone.svg')] }),
    line: /content\/products\/gn-00003\.json: images\[0\]\.src: found "\/gone\.svg", expected a file that is in public\/$/,
  },
  {
    what: 'a document of which there is one, missing',
    spoil: ({ contentDir }) => rmSync(join(contentDir, 'home.json')),
    line: /content\/home\.json: found "ENOENT.*, expected a file of valid JSON$/,
  },
]

test.each(SPOILT)('$what stops the build, is reported, and leaves the site unchanged', async ({ spoil, line }) => {
  const folders = publishedSite()
  spoil(folders)
  expect(await refusal(folders)).toEqual(refusalWith(line))
})

const ADDRESS = 'http://127\\.0\\.0\\.1:\\d+/api/series\\?lang=(?:zh|en)&page=1&pageSize=100'

test.each<[string, Answer, string]>([
  ['500', { status: 500, body: {} }, 'status: found 500, expected 200'],
  [
    'HTML',
    { type: 'text/html', body: '<!doctype html>' },
    'content-type: found "text/html", expected application/json',
  ],
  [
    'another shape',
    { body: { success: true, result: { series: [] } } },
    'result\\.seriesList: found nothing, expected a list',
  ],
])(
  'an API that responds with %s stops the build, is reported, and leaves the site unchanged',
  async (_, answer, text) => {
    const folders = publishedSite()
    const { url } = await startApi(() => answer)
    expect(await refusal(folders, { CONTENT_API_URL: url })).toEqual(refusalWith(new RegExp(`^${ADDRESS}: ${text}$`)))
  },
)

test('an unreachable API stops the build, is reported, and leaves the site unchanged', async () => {
  const folders = publishedSite()
  const url = `http://127.0.0.1:${await freePort()}`
  const line = new RegExp(`^${ADDRESS}: found "connect ECONNREFUSED .*", expected an API that can be reached$`)
  expect(await refusal(folders, { CONTENT_API_URL: url })).toEqual(refusalWith(line))
})

test('a code that the API sends twice stops the build, is reported, and leaves the site unchanged', async () => {
  const folders = publishedSite()
  const records = recordsOf(folders.contentDir)
  const { url } = await startApi((question: Question) =>
    pageOf({ ...records, product: [...records.product, ...records.product.slice(0, 1)] }, question),
  )
  const line = new RegExp(
    `^${url}/api/product/gn-00001: code: found "gn-00001", expected a value that no other record has$`,
  )
  expect(await refusal(folders, { CONTENT_API_URL: url })).toEqual(refusalWith(line))
})

test('content from the API makes the same pages as from files', async () => {
  const folders = publishedSite()
  const { url, questions } = await startApi((question) => pageOf(recordsOf(folders.contentDir), question))
  const { code } = await runBuild(folders, { CONTENT_API_URL: url, CONTENT_API_TOKEN: 'secret' })
  expect(code).toBe(0)
  expect(Object.keys(fingerprint(folders.siteDir))).toEqual(Object.keys(fingerprint(reference.siteDir)))
  expect(new Set(questions.map(({ headers }) => headers.authorization))).toEqual(new Set(['Bearer secret']))
})

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

test('a cache folder outside the project is refused in one sentence, before anything is built', async () => {
  const folders = publishedSite()
  const { code, stderr } = await runBuild(folders, { BUNDLE_CACHE_DIR: tempFolder() })
  expect(code).toBe(1)
  expect(stderr.trim()).toMatch(
    /^BUNDLE_CACHE_DIR is "[^"]+"; expected a folder inside the project, such as dist\/bundle$/,
  )
})
