import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import project from '../../../package.json' with { type: 'json' }
import template from '../../../src/tools/scaffold/new-vendor.json' with { type: 'json' }
import { planUpgrade } from '../../../src/tools/upgrade/plan-upgrade.ts'
import { renameKey } from '../../../src/tools/upgrade/rename-key.ts'
import { UPGRADES } from '../../../src/tools/upgrade/upgrades.ts'
import { tempFolder, writeFiles } from '../../temp-folder.ts'

const VENDORS = join(import.meta.dirname, '../../vendors')
const SITE = { 'site.ts': '' }
const KEPT = readdirSync(VENDORS).filter((name) => name.startsWith('at-'))

test('a folder of each earlier version is kept, to try the upgrades on', () => {
  expect(KEPT).toEqual(['0.1.0', ...UPGRADES.slice(0, -1).map(({ version }) => version)].map((each) => `at-${each}`))
  expect(UPGRADES.at(-1)?.version).toBe(project.version)
})

test.each(KEPT)('%s has all that this version imports after its upgrade', (name) => {
  const folder = join(VENDORS, name)
  const { texts } = planUpgrade(folder, project.version)
  for (const [file, values] of Object.entries(template.modules)) {
    const text = texts.get(file) ?? readFileSync(join(folder, file), 'utf8')
    const exported = [...text.matchAll(/^export const (\w+)/gm)].map(([, each]) => each)
    expect(exported, file).toEqual(expect.arrayContaining(Object.keys(values)))
  }
})

test('an upgrade changes the keys that have another name, and nothing else', () => {
  const folder = join(VENDORS, 'at-0.1.0')
  const { from, changes, texts } = planUpgrade(folder, project.version)
  expect(from).toBe('0.1.0')
  expect([...texts.keys()].at(-1)).toBe('version.json')
  expect(changes.find(({ says }) => says.includes('mended'))?.files).toEqual([
    'content/firmware.json',
    'words/en/firmware.json',
  ])
  expect(texts.get('search-synonyms.json')).toBe('[]\n')
  const groups: unknown = JSON.parse(texts.get('content/attribute-groups.json') ?? '')
  expect(groups).toContainEqual({ id: 'access', name: { zh: '辨識與通行', en: 'Access' } })
  const before = readFileSync(join(folder, 'content/firmware.json'), 'utf8')
  expect(before).toContain('"mended"')
  expect(texts.get('content/firmware.json')).toBe(before.replace('"mended"', '"fixed"'))
})

test('an upgrade that was stopped and made again, or is made twice, changes nothing more', () => {
  const folder = tempFolder({ ...SITE, 'content/firmware.json': '[{ "releases": [{ "mended": ["mended"] }] }]' })
  const first = planUpgrade(folder, '0.2.0')
  expect(first.texts.get('content/firmware.json')).toBe('[{ "releases": [{ "fixed": ["mended"] }] }]')
  const { 'version.json': version = '', ...others } = Object.fromEntries(first.texts)
  writeFiles(folder, others)
  expect([...planUpgrade(folder, '0.2.0').texts.keys()]).toEqual(['version.json'])
  writeFiles(folder, { 'version.json': version })
  expect(planUpgrade(folder, '0.2.0').texts.size).toBe(0)
})

test('upgrades of several versions are made in their order, and only up to the wanted one', () => {
  const change = (says: string, from: string, to: string) => ({
    says,
    files: /^a\.json$/,
    change: (text: string) => renameKey(text, from, to),
  })
  const upgrades = [
    { version: '0.2.0', changes: [change('one', 'a', 'b')] },
    { version: '0.10.0', changes: [change('two', 'b', 'c')] },
    { version: '1.0.0', changes: [change('three', 'c', 'd')] },
  ]
  const folder = tempFolder({ ...SITE, 'a.json': '{"a":1}' })
  expect(planUpgrade(folder, '0.11.3', upgrades).texts.get('a.json')).toBe('{"c":1}')
  writeFiles(folder, { 'version.json': '{ "software": "0.10.0" }', 'a.json': '{"c":1}' })
  expect(planUpgrade(folder, '1.0.0', upgrades).changes).toEqual([{ says: 'three', files: ['a.json'] }])
})

test.each([
  ['no folder of a vendor', {}, 'expected the folder of a vendor, with a site.ts'],
  ['a newer folder', { ...SITE, 'version.json': '{ "software": "9.0.0" }' }, 'the folder is for 9.0.0'],
  ['a version that is none', { ...SITE, 'version.json': '{ "software": "new" }' }, 'version.json: found'],
  ['half a file', { ...SITE, 'content/firmware.json': '[\n{ "mended": [' }, 'content/firmware.json: line 2'],
])('%s gets a message with the file', (_name, files, message) => {
  expect(() => planUpgrade(tempFolder(files), '0.2.0')).toThrow(message)
})
