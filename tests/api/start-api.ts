import { randomInt } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ServerConfig } from '../../src/server/config.ts'
import type { SiteFolders } from '../../src/delivery/hosting/create-site-server.ts'
import { prepareDrain } from '../../src/base/command-line/prepare-drain.ts'
import { createServer } from '../../src/server/create-server.ts'
import { createLog } from '../../src/server/log.ts'
import { openServices, type ReadCatalogue, readContent, type Services } from '../../src/server/services.ts'
import { createDatabase, type DatabaseKind } from './databases.ts'

export const ROOT = join(import.meta.dirname, '../..')

const DRAIN_MS = 5_000

export type Api = {
  url: string
  services: Services
  dataDir: string
  /** The log of the API, line by line. */
  log: string[]
  /** The calls that it answers: `GET /api/health`. */
  calls: string[]
  /** Calls the API. Responses are parsed as JSON. */
  call: (path: string, init?: RequestInit & { from?: string }) => Promise<Answer>
  close: () => Promise<void>
}
export type Answer = {
  status: number
  headers: Headers
  body: { message?: string; errors?: Record<string, string>; [field: string]: unknown }
}

let content: Promise<ReadCatalogue> | undefined

/** Starts the API with its own database, on a free port, with or without a site. The caller closes it. */
export async function startApi(
  kind: DatabaseKind,
  config: Partial<ServerConfig> = {},
  site?: SiteFolders,
  readCatalogue?: ReadCatalogue,
): Promise<Api> {
  const dataDir = config.dataDir ?? mkdtempSync(join(tmpdir(), 'api-test-'))
  const log: string[] = []
  const logger = createLog('info', { write: (line: string) => void log.push(line) })
  const whole: ServerConfig = {
    dataDir,
    databaseUrl: config.databaseUrl ?? (await createDatabase(kind)),
    attachmentsUrl: undefined,
    mail: undefined,
    // Each test uses a different client address.
    trustProxy: 1,
    corsOrigins: [],
    buildsDir: dataDir,
    commit: undefined,
    metrics: undefined,
    retentionMonths: 24,
    secondFactor: 'optional',
    insightMonths: 13,
    tracing: undefined,
    logLevel: 'info',
    ...config,
  }
  content ??= readContent(ROOT, {})
  const services = await openServices(whole, await (readCatalogue ?? content), logger)
  const server = createServer({ config: whole, services, log: logger, site })
  const drain = prepareDrain(server.server)
  const calls: string[] = []
  server.addHook('onRoute', ({ method, url }) => void calls.push(...[method].flat().map((each) => `${each} ${url}`)))
  await server.listen({ port: 0, host: '127.0.0.1', listenTextResolver: () => '' })
  // A listening server has an address of this type.
  const url = `http://127.0.0.1:${(server.server.address() as AddressInfo).port}`
  return {
    url,
    services,
    dataDir,
    log,
    calls,
    call: (path, init) => callApi(url + path, init),
    close: async () => {
      // As run-server.ts does: connections without a request, which clients open ahead, would hold the server up.
      await services.events.close()
      await drain(DRAIN_MS)
      await server.close()
      await services.close()
      if (!config.dataDir) rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** Calls an address with the given client address. */
export async function callApi(
  address: string,
  { from, ...init }: RequestInit & { from?: string } = {},
): Promise<Answer> {
  const headers = new Headers(init.headers)
  if (from) headers.set('x-forwarded-for', from)
  const response = await fetch(address, { ...init, headers, redirect: 'manual' })
  const text = await response.text()
  const isJson = response.headers.get('content-type')?.includes('json')
  return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : { text } }
}

/** Returns the options of a call with a JSON body. */
export function json(method: string, body: unknown, from?: string): RequestInit & { from?: string } {
  return { method, body: JSON.stringify(body), headers: { 'content-type': 'application/json' }, ...(from && { from }) }
}

/** Returns a random client address, which no other test uses. */
export function someAddress(): string {
  return `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`
}
