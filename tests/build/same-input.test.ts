import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import type { BuildManifest } from '../../src/base/manifest/manifest.ts'
import { tempFolder } from '../temp-folder.ts'
import { copyOf, filesIn, fingerprint, foldersIn, mustBuild } from './run-build.ts'

const reference = inject('reference')

/** Folders of a build of the same content, before any build. */
function sameContent() {
  return { ...foldersIn(tempFolder()), contentDir: reference.contentDir }
}

function latestId(buildsDir: string): string {
  // Written by a build.
  return (JSON.parse(readFileSync(join(buildsDir, 'latest.json'), 'utf8')) as { id: string }).id
}

function manifestWithoutTime(buildsDir: string): Partial<BuildManifest> {
  // Written by a build.
  const manifest = JSON.parse(
    readFileSync(join(buildsDir, 'meta', `${latestId(buildsDir)}.json`), 'utf8'),
  ) as BuildManifest
  return { ...manifest, timestamp: '' }
}

test('the same input gives the same build id and the same bytes', async () => {
  const folders = sameContent()
  await mustBuild(folders)
  expect(fingerprint(folders.siteDir)).toEqual(fingerprint(reference.siteDir))
  expect(latestId(folders.buildsDir)).toBe(latestId(reference.buildsDir))
  expect(manifestWithoutTime(folders.buildsDir)).toEqual(manifestWithoutTime(reference.buildsDir))
})

test('a second build finds nothing changed, and writes nothing', async () => {
  const folders = copyOf(reference, tempFolder())
  const times = () =>
    [folders.siteDir, folders.buildsDir].flatMap((folder) =>
      filesIn(folder).map((path) => statSync(join(folder, path)).mtimeMs),
    )
  const before = times()
  const { stdout } = await mustBuild(folders)
  expect(stdout).toContain(`Build ${latestId(reference.buildsDir)}: nothing has changed`)
  expect(times()).toEqual(before)
  // The site and the record of what it was made of; nothing else is left.
  expect(readdirSync(folders.parent).toSorted()).toEqual(['.made.json', 'client'])
})

test('a site with a missing file is built again', async () => {
  const folders = copyOf(reference, tempFolder())
  rmSync(join(folders.siteDir, 'en/news/_payload.json'))
  await mustBuild(folders)
  expect(fingerprint(folders.siteDir)).toEqual(fingerprint(reference.siteDir))
})
