import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { tempFolder, writeFiles } from '../temp-folder.ts'
import { startApi } from '../unit/catalogue/sources/start-api.ts'
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

// Each fault that content can have is in tests/unit/catalogue: here one of each stage that finds them.
test.each<{ what: string; spoil: (folders: Folders) => void; line: RegExp }>([
  {
    what: 'invalid JSON',
    spoil: ({ contentDir }) => writeFiles(contentDir, { 'products/gn-00003.json': '{ "code": ' }),
    line: /content\/products\/gn-00003\.json:\d+:\d+: found .*, expected .* \(valid JSON\)$/,
  },
  {
    what: 'a reference to what is not there',
    spoil: (folders) => change(folders, 'products/gn-00003.json', { related: ['gn-00004', 'gone'] }),
    line: /content\/products\/gn-00003\.json: related\[1\]: found "gone", expected the id of a product that exists$/,
  },
])('$what stops the build, is reported, and leaves the site unchanged', async ({ spoil, line }) => {
  const folders = publishedSite()
  spoil(folders)
  expect(await refusal(folders)).toEqual(refusalWith(line))
})

test('an API that fails stops the build, is reported, and leaves the site unchanged', async () => {
  const folders = publishedSite()
  const { url } = await startApi(() => ({ status: 500, body: {} }))
  const line = /^http:\/\/[\d.:]+\/api\/series\?lang=(?:zh|en)&page=1&pageSize=100: status: found 500, expected 200$/
  expect(await refusal(folders, { CONTENT_API_URL: url })).toEqual(refusalWith(line))
})

test('a cache folder outside the project is refused in one sentence, before anything is built', async () => {
  const folders = publishedSite()
  const { code, stderr } = await runBuild(folders, { BUNDLE_CACHE_DIR: tempFolder() })
  expect(code).toBe(1)
  expect(stderr.trim()).toMatch(
    /^BUNDLE_CACHE_DIR is "[^"]+"; expected a folder inside the project, such as dist\/bundle$/,
  )
})
