import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { visibleSnapshot } from '../../../src/content/due/visible-snapshot.ts'
import { formatFault } from '../../../src/content/faults.ts'
import { loadContent, visibilityOf, snapshotOptions } from '../../../src/content/load-snapshot.ts'
import { locateFile } from '../../../src/content/sources/files.ts'
import { checkContent, checkShownContent } from '../../../src/tools/editing/check-content.ts'
import { tempFolder } from '../../temp-folder.ts'

const shipped = snapshotOptions(process.cwd(), {})
const content = await loadContent(shipped)

/** Options of a copy of the content, with a record changed. */
function optionsWith(path: string, change: (record: Record<string, unknown>) => object) {
  const contentDir = join(tempFolder(), 'content')
  cpSync(shipped.contentDir, contentDir, { recursive: true })
  const file = join(contentDir, path)
  // A record of the content.
  const record = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>
  writeFileSync(file, JSON.stringify({ ...record, ...change(record) }))
  return { ...shipped, contentDir }
}

test.each([0, 1])('every second article may wait as a draft, from %i', (first) => {
  const [waiting, news] = [content.all.news, content.all.news].map((all, kept) =>
    all.filter((_article, index) => (index % 2 === first) === (kept === 0)),
  )
  const drafts = (waiting ?? []).map((record) => ({ entity: 'news' as const, key: record.slug, record }))
  const drafted = { all: { ...content.all, news: news ?? [] }, drafts }
  const { faults } = checkShownContent(visibleSnapshot(drafted, visibilityOf(shipped)), locateFile(shipped.contentDir))
  expect(faults.map(formatFault)).toEqual([])
})

test('the editor checks what would be published, without drafts, and tells what they still need', async () => {
  const options = optionsWith('news/first-news.json', () => ({
    draft: true,
    title: { zh: '攝像機', en: 'Cameras' },
  }))
  // The pages that the editor shows have drafts.
  const { snapshot, faults, warnings } = await checkContent({ ...options, drafts: true }, 'header')
  expect(faults.map(formatFault)).toEqual([])
  expect(snapshot?.news.map(({ slug }) => slug)).not.toContain('first-news')
  expect(warnings.map(({ field }) => field)).toContain('title.zh')
})

test('the editor finds what check:content finds: a need that nothing on sale meets', async () => {
  const options = optionsWith('products/av-c10-p.json', ({ needs }) => ({
    needs: (needs as { kind: string }[]).filter(({ kind }) => kind !== 'power'),
  }))
  const { faults } = await checkContent(options, 'header')
  expect(faults.map(({ source }) => source)).toContainEqual(expect.stringContaining('av-c10-p'))
})
