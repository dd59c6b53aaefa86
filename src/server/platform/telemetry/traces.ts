import { AsyncLocalStorage } from 'node:async_hooks'
import type { IncomingMessage } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import {
  type Context,
  isSpanContextValid,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import { watchTrips } from '../database/trips.ts'
import { createIsProxy } from '../outbound/forwarded.ts'
import { errorCode } from '../process/error-code.ts'
import { type Tracer, traceBy } from '../signals/spans.ts'
import type { TraceSettings } from './settings.ts'

const LONGEST_VALUE = 4_000
const LAST_EXPORT_MS = 2_000
/** W3C Trace Context: version, trace, parent, flags. */
const TRACEPARENT = /^(?!ff)[\da-f]{2}-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})(-|$)/

/**
 * Traces to a collector, from now on in this process (docs/decisions/074): requests and jobs, and in them the trips to the database and
 * the calls to others. Who asks says what trace it belongs to only through a trusted proxy. Answers how to end it.
 */
export function startTraces(
  { endpoint, share }: TraceSettings,
  trustProxy: boolean | string[],
  process: string,
): () => Promise<void> {
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces` })
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'haat', 'service.instance.id': process }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanLimits: { attributeValueLengthLimit: LONGEST_VALUE },
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  })
  const { tracer, stop } = createTracer(provider, createIsProxy(trustProxy))
  traceBy(tracer)
  return async () => {
    traceBy(undefined)
    stop()
    // A collector that is away does not hold up the stop.
    const exported = provider.shutdown().catch(() => undefined)
    await Promise.race([exported, wait(LAST_EXPORT_MS, undefined, { ref: false })])
  }
}

function createTracer(provider: TracerProvider, isProxy: (address: string) => boolean) {
  const spans = provider.getTracer('haat')
  const under = new AsyncLocalStorage<Context>()
  const begin = (name: string, kind: SpanKind, parent: Context, attributes = {}) => {
    const span = spans.startSpan(name, { kind, attributes }, parent)
    return { span, context: trace.setSpan(parent, span) }
  }
  const tracer: Tracer = {
    async inSpan(name, attributes, work) {
      const parent = under.getStore()
      const kind = parent ? SpanKind.CLIENT : SpanKind.CONSUMER
      const { span, context } = begin(name, kind, parent ?? ROOT_CONTEXT, attributes)
      try {
        return await under.run(context, work)
      } catch (error) {
        fail(span, error)
        throw error
      } finally {
        span.end()
      }
    },
    ofRequest(request) {
      const { span, context } = begin('request', SpanKind.SERVER, parentOf(request, isProxy))
      return {
        run: (work) => under.run(context, work),
        end(name, attributes) {
          span.updateName(name).setAttributes(attributes)
          if (Number(attributes['http.response.status_code']) >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
          span.end()
        },
      }
    },
  }
  const stop = watchTrips((text) => {
    const parent = under.getStore()
    // What nobody asked for, such as the look for work, is in no trace.
    if (!parent || !trace.getSpan(parent)?.isRecording()) return () => undefined
    const asked = text()
    const { span } = begin(nameOf(asked), SpanKind.CLIENT, parent, {
      'db.system.name': 'postgresql',
      'db.query.text': asked,
    })
    return (error) => {
      if (error !== undefined) fail(span, error)
      span.end()
    }
  })
  return { tracer, stop }
}

/** Words of errors may quote what somebody wrote: the code alone. */
function fail(span: Span, error: unknown): void {
  const type = errorCode(error) ?? (error instanceof Error ? error.name : 'unknown')
  span.setAttribute('error.type', String(type)).setStatus({ code: SpanStatusCode.ERROR })
}

/** Its first word: `select`. */
function nameOf(text: string): string {
  return /^\w+/.exec(text)?.[0].toLowerCase() ?? 'statement'
}

function parentOf({ headers, socket }: IncomingMessage, isProxy: (address: string) => boolean): Context {
  const { traceparent } = headers
  if (typeof traceparent !== 'string' || !isProxy(socket.remoteAddress ?? '')) return ROOT_CONTEXT
  const [, traceId = '', spanId = '', flags = ''] = TRACEPARENT.exec(traceparent) ?? []
  const parent = { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & 1, isRemote: true }
  return isSpanContextValid(parent) ? trace.setSpanContext(ROOT_CONTEXT, parent) : ROOT_CONTEXT
}
