import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { openServer } from '../open-server.ts'

export interface CollectedSpan {
  traceId: string
  spanId: string
  /** '' where the trace begins. */
  parentSpanId: string
  name: string
  attributes: Record<string, unknown>
}

export interface PretendCollector {
  url: string
  /** As they came, oldest first. */
  spans: CollectedSpan[]
  /** All that was sent, word for word. */
  bodies: string[]
  close(): Promise<void>
}

/** A collector of OpenTelemetry on this very machine: takes traces by OTLP over HTTP in JSON, and passes none on. */
export async function openPretendCollector(): Promise<PretendCollector> {
  const spans: CollectedSpan[] = []
  const bodies: string[] = []

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await text(request)
    if (request.method !== 'POST' || request.url !== '/v1/traces') return void response.writeHead(404).end()
    bodies.push(body)
    spans.push(...spansIn(JSON.parse(body)))
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  }

  const { port, close } = await openServer(answer)
  return { url: `http://127.0.0.1:${port}`, spans, bodies, close }
}

/** As OTLP says it in JSON. */
interface Sent {
  resourceSpans: {
    scopeSpans: {
      spans: (Omit<CollectedSpan, 'attributes' | 'parentSpanId'> & {
        parentSpanId?: string
        attributes: { key: string; value: Record<string, unknown> }[]
      })[]
    }[]
  }[]
}

function spansIn({ resourceSpans }: Sent): CollectedSpan[] {
  const spans = resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans))
  return spans.map(({ traceId, spanId, parentSpanId = '', name, attributes }) => {
    const known = attributes.map(({ key, value }) => [key, Object.values(value)[0]])
    return { traceId, spanId, parentSpanId, name, attributes: Object.fromEntries(known) }
  })
}
