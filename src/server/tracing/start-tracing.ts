import { AsyncLocalStorage } from 'node:async_hooks'
import { ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import type { FastifyRequest } from 'fastify'
import type { TracingConfig } from '../config.ts'
import { readTraceParent } from '../request-id.ts'
import { codeOf } from '../storage-failure.ts'
import type { Tracer } from './tracing.ts'

const SERVER_ERROR = 500
/** How long the last spans may take to be sent when the process ends. */
const STOP_MS = 2_000

/**
 * Starts to send spans to the collector that the environment names; the exporter reads address and headers itself. A
 * collector that is away costs spans, and nothing else.
 */
export function startTracing({ serviceName, share, version }: TracingConfig & { version: string | null }): Tracer {
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName, ...(version && { 'service.version': version }) }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ timeoutMillis: STOP_MS }) })],
  })
  const tracer = provider.getTracer('site')
  const spans = new WeakMap<FastifyRequest, Span>()
  const current = new AsyncLocalStorage<Span>()
  const parent = () => {
    const span = current.getStore()
    return span ? trace.setSpan(ROOT_CONTEXT, span) : ROOT_CONTEXT
  }
  return {
    begin: (request, reply, next) => {
      const from = readTraceParent(request)
      const attributes = { 'http.request.method': request.method, 'request.id': request.id }
      const context = from ? trace.setSpanContext(ROOT_CONTEXT, { ...from, isRemote: true }) : ROOT_CONTEXT
      const span = tracer.startSpan(request.method, { kind: SpanKind.SERVER, attributes }, context)
      spans.set(request, span)
      // Not when a response was sent: one that is cut off has a span, too.
      reply.raw.once('close', () => {
        const { url: route = 'unknown' } = request.routeOptions
        span.updateName(`${request.method} ${route}`)
        span.setAttributes({ 'http.route': route, 'http.response.status_code': reply.statusCode })
        if (reply.statusCode >= SERVER_ERROR || !reply.raw.writableFinished)
          span.setStatus({ code: SpanStatusCode.ERROR })
        span.end()
      })
      current.run(span, next)
    },
    resume: (request, next) => {
      const span = spans.get(request)
      if (span) current.run(span, next)
      else next()
    },
    within: async (name, facts, work) => {
      const span = tracer.startSpan(name, { kind: SpanKind.CLIENT, attributes: facts }, parent())
      try {
        return await current.run(span, work)
      } catch (error) {
        fail(span, error)
        throw error
      } finally {
        span.end()
      }
    },
    note: (name, facts, ms, error) => {
      const end = Date.now()
      const options = { kind: SpanKind.CLIENT, attributes: facts, startTime: end - ms }
      const span = tracer.startSpan(name, options, parent())
      if (error !== undefined) fail(span, error)
      span.end(end)
    },
    stop: () => provider.shutdown().catch(() => undefined),
  }
}

/** Messages of databases and mail servers contain personal data: the code says enough, the log has the rest. */
function fail(span: Span, error: unknown): void {
  span.setStatus({ code: SpanStatusCode.ERROR })
  if (error instanceof Error) span.setAttribute('error.type', codeOf(error) ?? error.name)
}
