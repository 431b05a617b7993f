import { createServer } from 'node:http'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { Move } from '../../src/base/manifest/manifest.ts'
import { directoryStore } from '../../src/base/object-store/directory-store.ts'
import { createSiteServer } from '../../src/delivery/hosting/create-site-server.ts'
import { readPagePaths } from '../../src/delivery/hosting/page-paths.ts'
import { readMoves } from '../../src/delivery/hosting/read-moves.ts'
import { readScriptHashes } from '../../src/delivery/hosting/script-hashes.ts'
import { publishSite } from '../../src/delivery/publish/publish-site.ts'
import { tempFolder } from '../temp-folder.ts'
import { type Ask, expectAnswers } from './answers.ts'
import { asker, nginx, runNginx } from './run-nginx.ts'
import { writeSmallSite } from './small-site.ts'
import { freePort } from './start-s3.ts'

vi.mock('#vendor/site.ts', async (read) => ({ ...(await read<object>()), BASE_PATH: '/site/' }))

/** The moves that answers.ts expects. */
const MOVES: readonly Move[] = [
  { from: '/news/former', to: '/news/a' },
  { from: '/news/removed' },
  { from: '/en/news/removed' },
]
const FILES = { 'films/call.mp4': '0123456789', 'films/call.en.vtt': 'WEBVTT' }
const TO_SITE = /^(?:http:\/\/127\.0\.0\.1:\d+)?\/site(?=\/)/

/** Asks below the base. A redirect that leads beside it is marked. */
function below(ask: Ask): Ask {
  return async (path, headers) => {
    const answer = await ask(`/site${path}`, headers)
    const to = answer.headers.get('location')
    if (to !== null) answer.headers.set('location', TO_SITE.test(to) ? to.replace(TO_SITE, '') : `beside: ${to}`)
    return answer
  }
}

/** Expects that nothing of the site is beside its base. */
async function expectNothingBeside(ask: Ask): Promise<void> {
  for (const path of ['/', '/news', '/en/news', '/sitex', '/assets/style-1.css', '/builds/latest.json', '/404.html'])
    expect((await ask(path)).status, path).toBe(404)
  const { status, headers } = await ask('/site?page=2')
  expect([status, headers.get('location')]).toEqual([301, '/site/?page=2'])
}

async function publishedSite() {
  const target = tempFolder()
  const site = await writeSmallSite(tempFolder(), { text: 'one', articles: ['a'], moves: MOVES, named: FILES })
  await publishSite(directoryStore(target), site)
  return { target, buildsDir: join(target, 'builds'), own: `/.publish/manifests/${site.id}.json` }
}

test('the preview server serves a site below its base as it does at the root', async () => {
  const { target, buildsDir, own } = await publishedSite()
  const server = createSiteServer({ siteDir: target, buildsDir })
  onTestFinished(() => server.close())
  const port = await freePort()
  await server.listen({ port, host: '127.0.0.1' })
  await expect(expectAnswers(below(asker(port)), own)).resolves.toBeUndefined()
  await expectNothingBeside(asker(port))
})

test.skipIf(!nginx)('nginx serves a site below its base as it does at the root, and its API', async () => {
  const { target, buildsDir, own } = await publishedSite()
  const api = createServer((asked, answer) => answer.end(asked.url))
  onTestFinished(() => void (api.closeAllConnections(), api.close()))
  const upstream = await freePort()
  await new Promise<void>((resolve) => api.listen(upstream, '127.0.0.1', resolve))
  const port = await runNginx({
    root: target,
    scriptHashes: readScriptHashes(buildsDir),
    apiUpstream: `http://127.0.0.1:${upstream}`,
    paths: readPagePaths(buildsDir),
    moves: [...readMoves(buildsDir).values()],
  })
  const ask = asker(port)
  await expectAnswers(below(ask), own)
  await expectNothingBeside(ask)
  for (const path of ['/api/health?lang=en', '/api/desk/events'])
    expect((await ask(`/site${path}`)).text, path).toBe(path)
  expect((await ask('/api/health')).status).toBe(404)
})
