import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { afterAll, beforeAll } from 'vitest'
import { type Process, startProcess, stop } from '../start-process.ts'
import { findTool, isLeftOut } from '../tools/find-tool.ts'
import { openEditor, type Person } from './editor-page.ts'
import { ROOT } from './run-build.ts'
import { CONTENT_FOLDER } from '../../src/base/vendor-folder.ts'

export const LIMIT_MS = 300_000

/** An editor on a copy of the content, and a person at it. */
export type EditorWorld = {
  folder: string
  contentDir: string
  server: Process
  browser: Browser
  page: Page
  person: Person
}

/** Opens an editor for the tests of a file. Their fields are set when the tests run. */
export function openWorld(): EditorWorld {
  const folder = mkdtempSync(join(tmpdir(), 'site-editor-'))
  const contentDir = join(folder, 'content')
  // Set before the tests run.
  const world = { folder, contentDir } as EditorWorld

  beforeAll(async () => {
    cpSync(join(ROOT, CONTENT_FOLDER), contentDir, { recursive: true })
    const env = { DATA_DIR: join(folder, 'data'), CONTENT_DIR: contentDir }
    world.server = await startProcess('dev.ts', env, undefined, ['--edit'])
    if (isLeftOut('browser')) return
    world.browser = await chromium.launch({
      executablePath: findTool('browser'),
      args: ['--no-sandbox', '--disable-gpu'],
    })
    world.page = await world.browser.newPage({ viewport: { width: 1440, height: 1000 }, locale: 'en-US' })
    world.person = openEditor(world.page, world.server.url)
  }, LIMIT_MS)

  afterAll(async () => {
    await world.browser?.close()
    await stop(world.server.child)
    rmSync(folder, { recursive: true, force: true })
  }, LIMIT_MS)

  return world
}

/** Reads a file of the content. */
export function readIn({ contentDir }: EditorWorld, file: string): string {
  return readFileSync(join(contentDir, file), 'utf8')
}

/** Every file of the content with its bytes. */
export function allFiles({ contentDir }: EditorWorld): Map<string, string> {
  const names = readdirSync(contentDir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  return new Map(
    names.map(({ parentPath, name }) => [join(parentPath, name), readFileSync(join(parentPath, name), 'latin1')]),
  )
}
