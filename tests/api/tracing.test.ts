import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { formOf, pdf } from './forms.ts'
import { startMailServer } from './mail-server.ts'
import { someAddress, startApi } from './start-api.ts'

const TRACE_ID = '0af7651916cd43dd8448eb211c80319c'
const PARENT_ID = 'b7ad6b7169203331'

type Value = { stringValue?: string; intValue?: number }
type Span = {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  attributes: { key: string; value: Value }[]
  startTimeUnixNano: string
  endTimeUnixNano: string
}
type Export = {
  resourceSpans: { resource: { attributes: { key: string; value: Value }[] }; scopeSpans: { spans: Span[] }[] }[]
}

/** A collector of OpenTelemetry that keeps what it is sent. */
async function startCollector() {
  const bodies: string[] = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += String(chunk)
    bodies.push(body)
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void (server.closeAllConnections(), server.close()))
  // A listening server has an address of this type.
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', `http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  onTestFinished(() => void vi.unstubAllEnvs())
  const exports = () => bodies.map((body) => (JSON.parse(body) as Export).resourceSpans).flat()
  return {
    text: () => bodies.join('\n'),
    exports,
    spans: () => exports().flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
  }
}

const tracing = { serviceName: 'site-test', share: 1 }

test('a request is followed from the proxy through database and store to its mail, without what it says', async () => {
  const collector = await startCollector()
  const mails = await startMailServer()
  onTestFinished(() => mails.close())
  const mail = { smtpUrl: mails.url, to: 'desk@example.com', from: 'site@example.com' }
  const api = await startApi('embedded', { tracing, mail })
  const body = formOf({ email: 'lin-of-secrets@example.com', subject: 'Confidential' }, [
    { name: 'a.pdf', content: pdf() },
  ])
  const headers = { traceparent: `00-${TRACE_ID}-${PARENT_ID}-01` }
  const sent = await api.call('/api/contact', { method: 'POST', body, from: someAddress(), headers })
  expect(sent.status).toBe(201)
  expect(sent.headers.get('x-request-id')).toBe(TRACE_ID)
  await mails.waitFor(2)
  await api.close()

  const spans = collector.spans()
  const request = spans.find(({ name }) => name === 'POST /api/contact')
  expect([request?.traceId, request?.parentSpanId]).toEqual([TRACE_ID, PARENT_ID])
  const children = spans.filter(({ parentSpanId }) => parentSpanId === request?.spanId).map(({ name }) => name)
  expect(children).toEqual(expect.arrayContaining(['db insert', 'store put']))
  expect(spans.filter(({ name }) => name === 'mail send')).toHaveLength(2)
  for (const { startTimeUnixNano, endTimeUnixNano } of spans)
    expect(BigInt(endTimeUnixNano)).toBeGreaterThanOrEqual(BigInt(startTimeUnixNano))
  expect(JSON.stringify(collector.exports()[0]?.resource.attributes)).toContain('site-test')
  expect(collector.text()).not.toMatch(/lin-of-secrets|Confidential|a\.pdf|desk@example/)
})

test('a collector that is away costs nobody an answer', async () => {
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', 'http://127.0.0.1:9')
  onTestFinished(() => void vi.unstubAllEnvs())
  const api = await startApi('embedded', { tracing })
  const sent = await api.call('/api/contact', { method: 'POST', body: formOf(), from: someAddress() })
  expect(sent.status).toBe(201)
  await api.close()
})

test('an answer and the log name a request alike: as its proxy does, if that is well-formed and trusted', async () => {
  const api = await startApi('embedded', { trustProxy: ['127.0.0.1'] })
  onTestFinished(() => api.close())
  const idFor = async (headers: Record<string, string>) =>
    (await api.call('/api/version', { headers })).headers.get('x-request-id')
  expect(await idFor({ 'x-request-id': 'from-the-proxy-1' })).toBe('from-the-proxy-1')
  expect(api.log.some((line) => (JSON.parse(line) as { reqId?: string }).reqId === 'from-the-proxy-1')).toBe(true)
  expect(await idFor({ traceparent: `00-${TRACE_ID}-${PARENT_ID}-00` })).toBe(TRACE_ID)
  const own = /^[0-9a-f]{32}$/
  for (const id of ['short', 'has space', 'quote"quote', 'x'.repeat(65), ''])
    expect(await idFor({ 'x-request-id': id }), id).toMatch(own)
  for (const trace of [
    `00-${'0'.repeat(32)}-${PARENT_ID}-01`,
    `01-${TRACE_ID}-${PARENT_ID}-01`,
    `00-${TRACE_ID}-x-01`,
  ]) {
    const id = await idFor({ traceparent: trace })
    expect(id).toMatch(own)
    expect(id).not.toBe(TRACE_ID)
  }
  const other = await startApi('embedded', { trustProxy: ['192.0.2.1', '10.0.0.0/8'] })
  onTestFinished(() => other.close())
  const forged = await other.call('/api/version', { headers: { 'x-request-id': 'from-the-proxy-1' } })
  expect(forged.headers.get('x-request-id')).toMatch(own)
})

test('the page of a form that meets a fault names the request that the log has', async () => {
  const api = await startApi('embedded')
  await api.services.database.destroy()
  const init = { method: 'POST', body: formOf(), redirect: 'manual', headers: { accept: 'text/html' } } as const
  const answer = await fetch(`${api.url}/api/contact`, init)
  const text = await answer.text()
  const id = answer.headers.get('x-request-id') ?? ''
  expect(answer.status).toBeGreaterThanOrEqual(500)
  expect(text).toContain(id)
  expect(api.log.filter((line) => line.includes(id) && line.includes('"level":50'))).toHaveLength(1)
})
