import { execFile } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { SITE } from '#vendor/site.ts'
import { CONTENT_FOLDER } from '../../../src/base/vendor-folder.ts'
import { RUN } from '../../start-process.ts'
import { tempFolder, writeFiles } from '../../temp-folder.ts'
import { copyProject } from '../copy-project.ts'
import { findWrongAddresses } from '../find-wrong-addresses.ts'
import { BUNDLE_CACHE_DIR, foldersIn, ROOT } from '../run-build.ts'

const run = promisify(execFile)
/** Drawing icons and a build, on a busy machine. */
const PATIENCE_MS = 180_000

test('the folder of a new vendor builds at once, below a base, and its site has nothing of the sample vendor', {
  timeout: PATIENCE_MS,
}, async () => {
  const folder = tempFolder()
  const root = copyProject(folder)
  const { siteDir, buildsDir } = foldersIn(folder)
  const environment = { PATH: process.env.PATH, HOME: process.env.HOME, DOCUMENTS: 'off', BUNDLE_CACHE_DIR }
  const places = { SITE_DIR: siteDir, BUILDS_DIR: buildsDir, VENDOR_DIR: 'src/acme' }
  const script = (name: string, args: readonly string[], more = {}) =>
    run(process.execPath, [RUN, `scripts/${name}.ts`, ...args], { cwd: root, env: { ...environment, ...more } })

  // A process that was killed leaves a folder behind, which is in nobody's way.
  writeFiles(root, { 'src/acme.unfinished/site.ts': '' })
  await script('new', ['vendor', 'src/acme', '--name', 'Acme', '--name-zh', '安康', '--colour', '#0a5c5a'])
  expect(existsSync(join(root, 'src/acme.unfinished'))).toBe(false)
  const modules = readdirSync(join(root, 'src/acme'), { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.ts'),
  )
  expect(modules.filter((path) => !readFileSync(join(root, 'src/acme', path), 'utf8').startsWith('/* '))).toEqual([])
  await expect(script('new', ['vendor', 'src/acme', '--name', 'Acme'])).rejects.toMatchObject({ code: 2 })
  await expect(script('check-content', [], { VENDOR_DIR: '../acme' })).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(
      /^VENDOR_DIR: found \.\.\/acme, expected a folder of the project with a site\.ts.*\n$/,
    ),
  })
  writeFiles(root, { 'src/acme/words/en/common.json': '{ "footer": { "send": "Send us your drawing" } }' })
  const site = join(root, 'src/acme/site.ts')
  writeFileSync(site, readFileSync(site, 'utf8').replace("BASE_PATH = '/'", "BASE_PATH = '/site'"))
  await script('build', [], { ...places, BUNDLE_CACHE_DIR: join(root, '.cache') })

  for (const page of ['', 'en', 'products/p-100', 'en/solutions/first-solution', 'en/privacy', 'news/first-news'])
    expect(existsSync(join(siteDir, page, 'index.html')), page).toBe(true)
  for (const part of ['success-stories', 'door-schedule', 'faqs']) expect(readdirSync(siteDir)).not.toContain(part)
  const home = readFileSync(join(siteDir, 'en/index.html'), 'utf8')
  expect(home).toContain('Acme')
  expect(home).toContain('Send us your drawing')
  expect(home).toContain('data-three')
  expect(readFileSync(join(siteDir, 'index.html'), 'utf8')).toContain('安康')
  expect(home).not.toMatch(/href="\/site\/en\/(?:success-stories|door-schedule|faqs)/)

  expect(findWrongAddresses(siteDir, { origin: 'https://www.example.com', base: '/site/' })).toEqual([])

  const files = readdirSync(siteDir, { recursive: true, encoding: 'utf8' })
  const texts = files.filter((path) => /\.(?:html|json|js|css|svg|xml|txt|webmanifest)$/.test(path))
  expect(texts.length).toBeGreaterThan(100)
  const models = readdirSync(join(ROOT, CONTENT_FOLDER, 'products')).map((name) => name.replace('.json', ''))
  const own = new RegExp(`${SITE.wordmark.latin}|${SITE.wordmark.han}|"(?:${models.join('|')})"`, 'i')
  expect(texts.filter((path) => own.test(readFileSync(join(siteDir, path), 'utf8')))).toEqual([])
})
