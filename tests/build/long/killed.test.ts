import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, onTestFinished, test } from 'vitest'
import { createSiteServer } from '../../../src/delivery/hosting/create-site-server.ts'
import { tempFolder } from '../../temp-folder.ts'
import { writeContent } from '../content.ts'
import { copyOf, filesIn, fingerprint, mustBuild, startBuild, until } from '../run-build.ts'

const reference = inject('reference')

/** Enough pages for stopping a build while it renders. */
const PRODUCTS = 150

/** Returns the number of pages in a folder. */
function documentsIn(folder: string): number {
  return filesIn(folder).filter((path) => path.endsWith('index.html')).length
}

test('a build that is killed during rendering leaves the old site, and the next one cleans up', async () => {
  const folders = copyOf(reference, tempFolder())
  writeContent(folders.contentDir, PRODUCTS)
  const server = createSiteServer(folders)
  onTestFinished(() => server.close())
  const before = fingerprint(folders.siteDir)

  const { child, result } = startBuild(folders)
  const fresh = join(folders.parent, `.fresh-${child.pid}`)
  await until(() => existsSync(join(fresh, 'index.html')), result)
  child.kill('SIGKILL')
  await result
  expect(documentsIn(fresh)).toBeLessThan(PRODUCTS * 2)

  expect(fingerprint(folders.siteDir)).toEqual(before)
  expect(fingerprint(folders.buildsDir)).toEqual(fingerprint(reference.buildsDir))
  expect((await server.inject({ url: '/en/products/gn-00012' })).statusCode).toBe(200)
  expect((await server.inject({ url: '/en/products/gn-00013' })).statusCode).toBe(404)

  await mustBuild(folders)
  expect(readdirSync(folders.parent)).toEqual(['.made.json', 'client'])
  expect(filesIn(folders.buildsDir).filter((path) => path.endsWith('.unfinished'))).toEqual([])
  expect(documentsIn(folders.siteDir)).toBeGreaterThan(PRODUCTS * 2)
  expect((await server.inject({ url: '/en/products/gn-00013' })).statusCode).toBe(200)
})
