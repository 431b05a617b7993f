import { execFile } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { REQUIRED_SERIES } from '#vendor/promises.ts'
import { RUN } from '../../start-process.ts'
import { tempFolder } from '../../temp-folder.ts'
import { writeContent } from '../content.ts'
import { copyProject } from '../copy-project.ts'
import { foldersIn } from '../run-build.ts'

/** A series that every page shows. */
const SERIES: string = REQUIRED_SERIES.at(0) ?? ''

const run = promisify(execFile)

/** Five commands, the type checker and a build, which are slow on a busy machine. */
const PATIENCE_MS = 180_000

/** Arguments for a scaffold of each kind, and the path of its page. */
const KINDS = [
  { args: ['product', 'zz-9', '--specification', 'nvr-16'], path: 'products/zz-9' },
  { args: ['news', 'a-new-door', '--category', 'brand'], path: 'news/a-new-door' },
  { args: ['faq', 'what-now', '--category', 'glossary'], path: 'faqs/what-now' },
  { args: ['screen', 'open-day'], path: 'open-day' },
]

test('npm run new writes a product, a news item, a question and a screen that compile and are built in both languages', {
  timeout: PATIENCE_MS,
}, async () => {
  const folder = tempFolder()
  const root = copyProject(folder)
  const { contentDir, siteDir, buildsDir } = foldersIn(folder)
  writeContent(contentDir)
  const environment = {
    PATH: process.env.PATH,
    HOME: process.env.HOME,
    DOCUMENTS: 'off',
    CONTENT_DIR: contentDir,
    SITE_DIR: siteDir,
    BUILDS_DIR: buildsDir,
    BUNDLE_CACHE_DIR: join(root, '.cache'),
  }
  const script = (name: string, args: readonly string[] = []) =>
    run(process.execPath, [RUN, `scripts/${name}.ts`, ...args], { cwd: root, env: environment })
  const tool = (name: string, args: readonly string[]) =>
    run(join(root, 'node_modules/.bin', name), args, { cwd: root, env: environment })

  await Promise.all(KINDS.map(({ args }) => script('new', args)))
  await expect(script('new', ['screen', 'open-day'])).rejects.toMatchObject({
    code: 2,
    stderr: 'pages/open-day/open-day.page.route.ts exists already\n',
  })
  await Promise.all([
    script('build'),
    tool('tsc', ['--noEmit', '-p', '.']),
    tool('biome', ['format', 'pages/open-day', 'locales', 'src/base/i18n', 'tests/e2e']),
  ])
  for (const { path } of KINDS)
    for (const page of [path, `en/${path}`]) expect(existsSync(join(siteDir, page, 'index.html')), page).toBe(true)
  expect(readFileSync(join(siteDir, 'en/open-day/index.html'), 'utf8')).toContain(`<a href="/en/products/${SERIES}">`)
  expect(readFileSync(join(siteDir, 'en/sitemap.xml'), 'utf8')).toContain('/en/open-day</loc>')
})
