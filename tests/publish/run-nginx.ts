import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { request } from 'node:http'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, onTestFinished } from 'vitest'
import { nginxConfiguration } from '../../src/delivery/hosting/nginx-configuration.ts'
import { tempFolder, writeFiles } from '../temp-folder.ts'
import { findTool, isLeftOut } from '../tools/find-tool.ts'
import { inSite } from '../../src/base/base-path.ts'
import type { Answer, Ask } from './answers.ts'
import { freePort } from './start-s3.ts'

/** The program; undefined if nginx is left out. */
export const nginx = isLeftOut('nginx') ? undefined : findTool('nginx')

/** Runs nginx with the written configuration until the test ends. Returns its port. */
export async function runNginx(
  options: Omit<Parameters<typeof nginxConfiguration>[0], 'serverName' | 'listen'>,
): Promise<number> {
  const port = await freePort()
  const configuration = nginxConfiguration({ ...options, serverName: '_', listen: `127.0.0.1:${port}` })
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
  await expect
    .poll(
      () =>
        asker(port)(inSite('/')).then(
          ({ status }) => status,
          () => wait(20, 0),
        ),
      { timeout: 10_000 },
    )
    .toBe(200)
  return port
}

/** Sends requests to a local server without fetch(), which would accept all encodings and follow redirects. */
export function asker(port: number): Ask {
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

/** The parts of a host's own nginx.conf around the site. One process, which the test can end. */
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
