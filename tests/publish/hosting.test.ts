import { createServer, type IncomingHttpHeaders } from 'node:http'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { Move } from '../../src/base/manifest/manifest.ts'
import { createSiteServer } from '../../src/delivery/hosting/create-site-server.ts'
import { readMoves } from '../../src/delivery/hosting/read-moves.ts'
import { readPagePaths } from '../../src/delivery/hosting/page-paths.ts'
import { readScriptHashes } from '../../src/delivery/hosting/script-hashes.ts'
import { directoryStore } from '../../src/base/object-store/directory-store.ts'
import { publishSite } from '../../src/delivery/publish/publish-site.ts'
import { formOf, LARGEST, pdf } from '../api/forms.ts'
import { startProcess, stop } from '../start-process.ts'
import { tempFolder } from '../temp-folder.ts'
import { expectAnswers } from './answers.ts'
import { asker, nginx, runNginx } from './run-nginx.ts'
import { writeSmallSite } from './small-site.ts'
import { freePort } from './start-s3.ts'

const MIB = 1024 * 1024

/** The moves that answers.ts expects. */
const MOVES: readonly Move[] = [
  { from: '/news/former', to: '/news/a' },
  { from: '/news/removed' },
  { from: '/en/news/removed' },
]

const FILES = { 'films/call.mp4': '0123456789', 'films/call.en.vtt': 'WEBVTT' }

/** A published site, with a file of it that must not be served. */
async function publishedSite(moves: readonly Move[] = MOVES, articles: readonly string[] = ['a']) {
  const target = tempFolder()
  const site = await writeSmallSite(tempFolder(), { text: 'one', articles, moves, named: FILES })
  await publishSite(directoryStore(target), site)
  return { target, own: `/.publish/manifests/${site.id}.json`, scriptHashes: readScriptHashes(join(target, 'builds')) }
}

type Published = Awaited<ReturnType<typeof publishedSite>>

test('the preview server serves a published site with the responses expected of every host', async () => {
  const { target, own } = await publishedSite()
  const server = createSiteServer({ siteDir: target, buildsDir: join(target, 'builds') })
  onTestFinished(() => server.close())
  const port = await freePort()
  await server.listen({ port, host: '127.0.0.1' })
  await expect(expectAnswers(asker(port), own)).resolves.toBeUndefined()
})

/** Starts nginx with a published site, and the API as configured. */
async function startNginx(
  apiUpstream: string,
  { target, own, scriptHashes }: Published,
  moves: readonly Move[] = [...readMoves(join(target, 'builds')).values()],
  apiResolver?: string,
): Promise<{ port: number; own: string }> {
  const paths = readPagePaths(join(target, 'builds'))
  return { port: await runNginx({ root: target, scriptHashes, apiUpstream, apiResolver, paths, moves }), own }
}

test.skipIf(!nginx)('nginx with the generated configuration gives the same responses', async () => {
  const { port, own } = await startNginx('http://127.0.0.1:9', await publishedSite())
  await expect(expectAnswers(asker(port), own)).resolves.toBeUndefined()
})

test.skipIf(!nginx)('nginx serves a page at a former address in an older build after a rollback to it', async () => {
  const { port } = await startNginx('http://127.0.0.1:9', await publishedSite([], ['former', 'removed']), MOVES)
  const ask = asker(port)
  for (const path of ['/news/former', '/news/removed'])
    expect(await ask(path)).toMatchObject({ status: 200, text: expect.stringContaining(`one ${path}<`) })
  expect((await ask('/News/Former')).headers.get('location')).toBe('/news/former')
  expect((await ask('/en/news/removed')).status).toBe(410)
})

test.skipIf(!nginx)('nginx reads thousands of former addresses', async () => {
  const many = Array.from({ length: 5000 }, (_, index) => ({
    from: `/news/${'long-'.repeat(14)}${index}`,
    to: '/news/a',
  }))
  const { port } = await startNginx('http://127.0.0.1:9', await publishedSite([]), many)
  const { status, headers } = await asker(port)(`${many.at(-1)?.from}?a=b`)
  expect([status, headers.get('location')]).toEqual([301, '/news/a?a=b'])
})

test.skipIf(!nginx)('nginx proxies requests to the API with the address of the client', async () => {
  const api = await startProcess('api.ts', { DATA_DIR: tempFolder(), TRUST_PROXY: '127.0.0.1' })
  onTestFinished(async () => void (await stop(api.child)))
  const { port } = await startNginx(api.url, await publishedSite())
  const site = `http://127.0.0.1:${port}`
  const send = (files: Parameters<typeof formOf>[1], headers: Record<string, string> = {}) =>
    fetch(`${site}/api/contact`, { method: 'POST', body: formOf({}, files), headers, redirect: 'manual' })

  const health = await fetch(`${site}/api/health`)
  expect(await health.json()).toMatchObject({ success: true })
  expect(health.headers.get('cache-control')).toBe('no-store')
  expect(health.headers.get('strict-transport-security')).toMatch(/^max-age=\d+; includeSubDomains$/)

  const large = { name: 'plan.pdf', content: pdf('', 4.5 * MIB) }
  const stored = await send([large])
  expect([stored.status, await stored.json()]).toMatchObject([201, { result: { contact: {} } }])
  // Three files of the maximum size, and the rest of the form.
  const most = ['1', '2', '3'].map((name) => ({ name: `${name}.pdf`, content: pdf(name, LARGEST) }))
  expect((await send(most)).status).toBe(201)

  // As a browser without scripts sends it, which is redirected back to its site.
  const led = await send([], { accept: 'text/html', origin: site })
  expect([led.status, led.headers.get('location')]).toEqual([
    303,
    expect.stringMatching(/^\/en\/contact\?sent=\S+#sent$/),
  ])

  // The limit counts by the client's real address, whatever its headers say.
  const statuses: number[] = []
  for (let count = 0; count < 8; count += 1)
    statuses.push((await send([], { 'x-forwarded-for': `192.0.2.${count}` })).status)
  expect(statuses).toEqual([...Array<number>(7).fill(201), 429])

  const tooLarge = await send([{ name: 'film.pdf', content: pdf('', 18 * MIB) }]).catch(() => undefined)
  // A client that still sends after the response may find the connection closed.
  expect([undefined, 413]).toContain(tooLarge?.status)
  expect((await fetch(`${site}/api/health`)).status).toBe(200)
})

test.skipIf(!nginx)(
  'nginx sends events of the API on as they happen, and says who calls and which request it is',
  async () => {
    let seen: IncomingHttpHeaders = {}
    const api = createServer((asked, answer) => {
      seen = asked.headers
      answer.writeHead(200, { 'content-type': 'text/event-stream' })
      answer.write('data: first\n\n')
    })
    onTestFinished(() => void (api.closeAllConnections(), api.close()))
    const upstream = await freePort()
    await new Promise<void>((resolve) => api.listen(upstream, '127.0.0.1', resolve))
    // With a name server, as in containers; an address needs none, and the answer is the same.
    const { port } = await startNginx(`http://127.0.0.1:${upstream}`, await publishedSite(), [], '127.0.0.1')
    const headers = {
      'x-request-id': 'chosen',
      'x-forwarded-for': '192.0.2.1',
      traceparent: `00-${'1'.repeat(32)}-${'2'.repeat(16)}-01`,
    }
    const events = await fetch(`http://127.0.0.1:${port}/api/desk/events?since=1`, {
      headers,
      signal: AbortSignal.timeout(10_000),
    })
    const { value } = (await events.body?.getReader().read()) ?? {}
    expect(new TextDecoder().decode(value)).toBe('data: first\n\n')
    expect(seen['x-request-id']).toMatch(/^[0-9a-f]{32}$/)
    expect([seen['x-forwarded-for'], seen.traceparent]).toEqual(['127.0.0.1', undefined])
  },
)

test.skipIf(!nginx)('nginx reports a missing API at once', async () => {
  const { port } = await startNginx(`http://127.0.0.1:${await freePort()}`, await publishedSite())
  const answer = await asker(port)('/api/health')
  expect(answer.status).toBe(502)
  expect((await asker(port)('/news')).status).toBe(200)
})
