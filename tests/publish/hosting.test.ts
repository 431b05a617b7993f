import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { request } from 'node:http'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { createSiteServer } from '../../src/hosting/create-site-server.ts'
import { nginxConfiguration } from '../../src/hosting/nginx-configuration.ts'
import { readScriptHashes } from '../../src/hosting/script-hashes.ts'
import { directoryStore } from '../../src/publish/directory-store.ts'
import { publishSite } from '../../src/publish/publish-site.ts'
import { tempFolder, writeFiles } from '../temp-folder.ts'
import { type Answer, type Ask, expectAnswers } from './answers.ts'
import { findNginx } from './find-nginx.ts'
import { writeSmallSite } from './small-site.ts'
import { freePort } from './start-s3.ts'

const nginx = findNginx()
if (!nginx) console.log('nginx: not there, and cannot be installed; its test is skipped')

/** A published site, and a file of it that is nobody's business. */
async function publishedSite() {
  const target = tempFolder()
  const site = await writeSmallSite(tempFolder(), { text: 'one', articles: ['a'] })
  await publishSite(directoryStore(target), site)
  return { target, own: `/.publish/manifests/${site.id}.json`, scriptHashes: readScriptHashes(join(target, 'builds')) }
}

/** Asks a server on this machine for exactly what is said: fetch() would take all encodings and follow where it is led. */
function asker(port: number): Ask {
  return (path, headers = {}) =>
    new Promise<Answer>((resolve, reject) => {
      request({ host: '127.0.0.1', port, path, headers }, (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('end', () => {
          const sent = new Headers(Object.entries(response.headers).map(([name, value]) => [name, String(value)]))
          const text = decode(Buffer.concat(chunks), sent.get('content-encoding'))
          resolve({ status: response.statusCode ?? 0, headers: sent, text })
        })
      })
        .on('error', reject)
        .end()
    })
}

function decode(body: Buffer, encoding: string | null): string {
  if (body.length === 0 || !encoding) return body.toString()
  return (encoding === 'br' ? brotliDecompressSync(body) : gunzipSync(body)).toString()
}

test('the preview server answers for a published site as is expected of every host', async () => {
  const { target, own } = await publishedSite()
  const server = createSiteServer({ siteDir: target, buildsDir: join(target, 'builds') })
  onTestFinished(() => server.close())
  const port = await freePort()
  await server.listen({ port, host: '127.0.0.1' })
  await expect(expectAnswers(asker(port), own)).resolves.toBeUndefined()
})

test.skipIf(!nginx)('nginx with the ready configuration answers for it in the same way', async () => {
  const { target, own, scriptHashes } = await publishedSite()
  const port = await freePort()
  const configuration = nginxConfiguration({
    root: target,
    serverName: '_',
    listen: `127.0.0.1:${port}`,
    scriptHashes,
  })
  const folder = tempFolder()
  writeFiles(folder, { 'site.conf': configuration, 'nginx.conf': mainConfiguration(folder) })
  const server = spawn(nginx ?? '', ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  onTestFinished(async () => {
    if (server.exitCode !== null) return
    server.kill('SIGKILL')
    await once(server, 'exit')
  })
  const ask = asker(port)
  await expect
    .poll(
      () =>
        ask('/').then(
          ({ status }) => status,
          () => wait(20, 0),
        ),
      { timeout: 10_000 },
    )
    .toBe(200)
  await expect(expectAnswers(ask, own)).resolves.toBeUndefined()
})

/** What a host's own nginx.conf has around the site. One process, which can be ended from outside. */
function mainConfiguration(folder: string): string {
  const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  return `daemon off; master_process off; ${process.getuid?.() === 0 ? 'user root;' : ''} pid ${folder}/nginx.pid;
events {}
http {
  access_log off;
  ${kinds.map((kind) => `${kind}_temp_path ${folder}/${kind};`).join('\n  ')}
  include ${folder}/site.conf;
}
`
}
