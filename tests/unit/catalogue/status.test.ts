import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readStatus } from '../../../src/content/status/content-status.ts'
import { findStale, listPairs } from '../../../src/content/status/find-stale.ts'
import { findShortFields } from '../../../src/content/status/find-short-fields.ts'
import { formatStatus } from '../../../src/content/status/format-status.ts'
import { tempFolder, writeFiles } from '../../temp-folder.ts'

const DAY = '2026-03-15'

/** A Git checkout, with a function that commits files at an hour. */
function checkout() {
  const folder = tempFolder()
  const git = (...args: string[]) => {
    // Without the settings of the person who runs it.
    const env = { ...process.env, GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_SYSTEM: '/dev/null' }
    return execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.example', ...args], { cwd: folder, env })
  }
  git('init', '-q')
  const commit = (hour: number, files: Parameters<typeof writeFiles>[1]) => {
    writeFiles(folder, files)
    git('add', '-A')
    const date = `2026-03-0${hour}T12:00:00+08:00`
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.example', 'commit', '-qm', 'x'], {
      cwd: folder,
      env: { ...process.env, GIT_CONFIG_GLOBAL: '/dev/null', GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date },
    })
  }
  return { folder, commit }
}

const newsOf = (zh: string, en: string, parts: object = {}) => ({ slug: 'a', title: { zh, en }, ...parts })
const statesOf = (...records: object[]) => records.map((record, index) => ({ at: `2026-03-0${index + 1}`, record }))

test('Chinese that was changed after its English is found by field, until the English follows', () => {
  expect(findStale(statesOf(newsOf('一', 'One'), newsOf('二', 'One')))).toEqual([
    { field: 'title', since: '2026-03-02' },
  ])
  expect(findStale(statesOf(newsOf('一', 'One'), newsOf('二', 'One'), newsOf('二', 'Two')))).toEqual([])
  expect(findStale(statesOf(newsOf('一', 'One'), newsOf('一', 'Uno')))).toEqual([])
  // Reverted, and rewritten in both languages at once.
  expect(findStale(statesOf(newsOf('一', 'One'), newsOf('二', 'One'), newsOf('一', 'One')))).toEqual([])
  expect(findStale(statesOf(newsOf('一', 'One'), newsOf('二', 'Two')))).toEqual([])
})

test('items of a list may move', () => {
  const listOf = (...texts: [string, string][]) => ({ features: texts.map(([zh, en]) => ({ zh, en })) })
  expect(
    findStale(statesOf(listOf(['一', 'One'], ['二', 'Two']), listOf(['零', 'Nought'], ['一', 'One'], ['弐', 'Two']))),
  ).toEqual([{ field: 'features[2]', since: '2026-03-02' }])
})

test('a text in one language is known as one', () => {
  expect(listPairs({ title: { zh: '一' }, parts: [{ en: 'One', zh: '' }], name: 'x', none: {} })).toEqual([
    { field: 'title', place: 'title', zh: '一', en: '' },
    { field: 'parts[0]', place: 'parts[]', zh: '', en: 'One' },
  ])
})

test('a text is thin beside the same text of most others', () => {
  const long = { zh: '長'.repeat(100), en: 'long '.repeat(60) }
  const records = [long, long, { zh: '長'.repeat(49), en: long.en }].map((summary) => ({
    summary,
    title: { zh: '題', en: 'T' },
  }))
  expect(findShortFields(records)).toEqual([[], [], [{ field: 'summary', locale: 'zh', length: 49, usual: 100 }]])
})

test('the state of each record is read from files and from Git, faulty or not', async () => {
  const { folder, commit } = checkout()
  commit(1, {
    'news/a.json': newsOf('一', 'One'),
    'news/a.zh.md': '內文',
    'news/a.en.md': 'Text',
    'news/broken.json': '{',
  })
  commit(2, { 'news/a.zh.md': '新的內文' })
  commit(3, {
    'products/old.json': {
      code: 'old',
      status: 'discontinued',
      releasedOn: '2024-01-01',
      photos: [{ file: 'photo.jpg' }],
    },
    'products/p.json': {
      code: 'p',
      draft: true,
      name: { zh: '甲', en: '' },
      related: ['old'],
      dataSheet: { version: '1.2', updatedOn: '2025-01-01' },
    },
  })
  writeFiles(folder, { 'news/a.json': newsOf('二', 'One', { image: {} }) })
  const { records, withoutHistory } = await readStatus(folder, DAY)
  expect(withoutHistory).toBeUndefined()
  const byFile = Object.fromEntries(records.map((record) => [record.file, record]))
  expect(byFile['news/a.json']).toMatchObject({
    state: 'shown',
    stale: [
      { field: 'title', since: 'not committed yet' },
      { field: 'body', since: expect.stringContaining('2026-03-02') },
    ],
    withoutPicture: false,
  })
  expect(byFile['news/broken.json']).toMatchObject({ state: 'unreadable', missing: [] })
  expect(byFile['products/p.json']).toMatchObject({
    state: 'waiting',
    missing: [{ field: 'name', locale: 'en' }],
    unsold: ['old'],
    withoutPicture: true,
    sheet: { version: '1.2', updatedOn: '2025-01-01' },
  })
  expect(byFile['products/old.json']).toMatchObject({
    withoutPicture: false,
    sheet: { version: '1.0', updatedOn: '2024-01-01' },
  })
  const said = formatStatus({ records })
  expect(said).toContain('news/a.json: title: Chinese changed after English (not committed yet); body: Chinese')
  expect(said).toContain('products/p.json: not shown yet; name lacks English; refers to what is no longer sold: old;')
})

test('without Git the status has everything except the history, and the reason', async () => {
  const { folder, commit } = checkout()
  commit(1, { 'news/a.json': newsOf('一', '') })
  rmSync(join(folder, '.git'), { recursive: true })
  const status = await readStatus(folder, DAY)
  expect(status.withoutHistory).toBe('there is no Git, or the content is not in a Git checkout')
  expect(status.records[0]).not.toHaveProperty('stale')
  expect(status.records[0]?.missing).toEqual([{ field: 'title', locale: 'en' }])
  expect(formatStatus(status)).toContain('is not known, or not for all: there is no Git')
})
