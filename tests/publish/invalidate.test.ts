import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { changedAddresses } from '../../src/delivery/publish/changed-addresses.ts'
import { invalidationPaths } from '../../src/delivery/publish/invalidate.ts'
import type { BuiltSite } from '../../src/delivery/publish/site-files.ts'
import { spawnScript } from '../start-process.ts'
import { tempFolder } from '../temp-folder.ts'
import { type SmallSite, writeSmallSite } from './small-site.ts'
import { startCloudFront } from './start-cloudfront.ts'

const DISTRIBUTION = 'E2EXAMPLE'

const siteOf = (site: Partial<SmallSite> = {}) =>
  writeSmallSite(tempFolder(), { text: 'one', articles: ['a', 'b'], ...site })

/** Runs a command as npm does. */
async function run(args: readonly string[], { siteDir, buildsDir }: BuiltSite, env: Record<string, string> = {}) {
  const child = spawnScript('publish.ts', args, { SITE_DIR: siteDir, BUILDS_DIR: buildsDir, ...env })
  let [stdout, stderr] = ['', '']
  child.stdout?.on('data', (chunk: Buffer) => (stdout += chunk.toString()))
  child.stderr?.on('data', (chunk: Buffer) => (stderr += chunk.toString()))
  const code = await new Promise((resolve) => child.on('close', resolve))
  return { code, stdout, stderr }
}

const linesOf = (file: string) => readFileSync(file, 'utf8').trim().split('\n')

test('addresses are those that visitors request, one for a file and its copies', () => {
  const keys = ['index.html', 'index.html.br', 'en/news/index.html.gz', 'en/news/_payload.json.br', 'pictures/a.svg']
  expect(changedAddresses([...keys, '404.html', 'sitemap.xml'])).toEqual(
    ['/', '/en/news', '/en/news/_payload.json', '/pictures/a.svg', '/404.html', '/sitemap.xml'].toSorted(),
  )
})

test('paths of an invalidation name the requested addresses and the stored objects, or all if they are too many', () => {
  expect(invalidationPaths(['news/index.html', 'news/index.html.br'])).toEqual([
    '/news',
    '/news/index.html',
    '/news/index.html.br',
  ])
  expect(invalidationPaths(Array.from({ length: 3000 }, (_, index) => `files/${index}.txt`))).toHaveLength(3000)
  expect(invalidationPaths(Array.from({ length: 3001 }, (_, index) => `files/${index}.txt`))).toEqual(['/*'])
})

test('changed addresses are written to a file, and the actions are printed for programs', async () => {
  const target = `dir:${tempFolder()}`
  const changed = join(tempFolder(), 'changed.txt')
  const [first, second] = [await siteOf({ day: 1 }), await siteOf({ articles: ['a', 'new'], day: 2 })]
  expect((await run(['publish', target, '--changed', changed], first)).code).toBe(0)
  expect(linesOf(changed)).toEqual(
    ['/', '/404.html', '/_payload.json', '/builds/latest.json', `/builds/meta/${first.id}.json`, '/config.json']
      .concat(['/devices/door.svg', '/en/404.html', '/news', '/news/_payload.json'])
      .concat(['a', 'b'].flatMap((slug) => [`/news/${slug}`, `/news/${slug}/_payload.json`]))
      .toSorted(),
  )
  const differing = ['b', 'new'].flatMap((slug) => [`/news/${slug}`, `/news/${slug}/_payload.json`])
  const { stdout } = await run(['publish', target, '--gone', '/news/b', '--changed', changed, '--json'], second)
  const expected = ['/builds/latest.json', `/builds/meta/${second.id}.json`, '/news', ...differing].toSorted()
  expect(linesOf(changed)).toEqual(expected)
  expect(JSON.parse(stdout)).toMatchObject({
    id: second.id,
    why: '',
    uploaded: 6,
    filesPlaced: 3,
    filesRemoved: 2,
    gone: ['/news/b'],
    changed: expected,
  })
  const back = await run(['rollback', target, '--changed', changed], second)
  expect(back.stdout).toContain('files   3 changed or new, 2 removed')
  expect(linesOf(changed)).toEqual(
    ['/builds/latest.json', `/builds/meta/${first.id}.json`, '/news', ...differing].toSorted(),
  )
  expect((await run(['publish', target, '--changed', changed, '--dry-run'], second)).code).toBe(2)
})

test('a content delivery network is asked for the changed paths after a publication and after a rollback', async () => {
  const { environment, invalidations } = await startCloudFront(DISTRIBUTION)
  const target = `dir:${tempFolder()}`
  const [first, second] = [await siteOf({ day: 1 }), await siteOf({ articles: ['a', 'new'], day: 2 })]
  await run(['publish', target], first)
  const { code, stdout } = await run(['publish', target, '--gone'], second, environment)
  expect(code).toBe(0)
  expect(stdout).toMatch(/CloudFront was asked to invalidate \d+ paths of E2EXAMPLE/)
  const page = ['/news', '/news/index.html', '/news/index.html.br', '/news/index.html.gz']
  expect(invalidations).toHaveLength(1)
  expect(invalidations[0]).toEqual(expect.arrayContaining([...page, '/news/b/_payload.json', '/builds/latest.json']))
  expect(invalidations[0]?.filter((path) => /^\/(?:assets|$|index)/.test(path))).toEqual([])
  await run(['publish', target], second, environment)
  expect(invalidations).toHaveLength(1)
  await run(['rollback', target], second, environment)
  expect(invalidations).toHaveLength(2)
  expect(invalidations[1]).toEqual(expect.arrayContaining([...page, '/news/b', '/news/new/index.html.br']))
})

test('a refused invalidation is kept until it was accepted, and the publication stays', async () => {
  const { environment, invalidations, refuse } = await startCloudFront(DISTRIBUTION)
  const folder = tempFolder()
  const [first, second] = [await siteOf({ day: 1 }), await siteOf({ articles: ['a', 'new'], day: 2 })]
  await run(['publish', `dir:${folder}`], first)
  refuse({ status: 403, code: 'AccessDenied' })
  const { code, stdout, stderr } = await run(['publish', '--gone', `dir:${folder}`], second, environment)
  expect(code).toBe(1)
  expect(stdout).toContain(`Build ${second.id} is published`)
  expect(stderr).toMatch(/did not take the invalidation of \d+ paths of E2EXAMPLE: HTTP 403 AccessDenied \(Told so\)/)
  expect(stderr).toContain(`\n  npm run publish -- dir:${folder}\n`)
  expect(stderr).toContain('/builds/latest.json')
  expect(readFileSync(join(folder, 'builds/latest.json'), 'utf8')).toContain(second.id)
  // Without the variable they stay; another publication adds its own.
  await run(['publish', `dir:${folder}`], second)
  refuse({ status: 400, code: 'TooManyInvalidationsInProgress' })
  const back = await run(['rollback', `dir:${folder}`], second, environment)
  expect([back.code, back.stderr]).toEqual([
    1,
    expect.stringContaining(`npm run rollback -- dir:${folder} ${first.id}\n`),
  ])
  refuse()
  const again = await run(['rollback', `dir:${folder}`, first.id], second, environment)
  expect([again.code, again.stderr]).toEqual([0, ''])
  expect(invalidations).toHaveLength(1)
  expect(invalidations[0]).toEqual(expect.arrayContaining([`/builds/meta/${second.id}.json`, '/news/new', '/news/b']))
  expect(existsSync(join(folder, '.publish/invalidate.json'))).toBe(false)
})
