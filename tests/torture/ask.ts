import { Agent, request } from 'node:http'
import { text } from 'node:stream/consumers'
import type { Outcome } from './journal.ts'

export interface Answer {
  outcome: Outcome
  status: number
  code: string
  body: Record<string, unknown>
}

export interface Asking {
  token: string
  json?: object
  form?: FormData
  headers?: Record<string, string>
}

/** Longer than the shop’s own limits: who waits so long is told nothing. */
const PATIENCE_MS = 120_000
const CLOSED_PAUSE_MS = 15
const agent = new Agent({ keepAlive: true, maxSockets: 256 })

/** Asks the shop; where nobody listens (it is being started again) once somebody does. */
export async function ask(url: string, method: string, path: string, asking: Asking): Promise<Answer> {
  for (;;) {
    try {
      const { status, body } = await send(url, method, path, asking)
      return { outcome: outcomeOf(status), status, body, code: typeof body['code'] === 'string' ? body['code'] : '' }
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : ''
      if (code !== 'ECONNREFUSED') return { outcome: 'unknown', status: 0, code, body: {} }
      await new Promise((resolve) => setTimeout(resolve, CLOSED_PAUSE_MS))
    }
  }
}

function outcomeOf(status: number): Outcome {
  if (status >= 500) return 'unknown'
  return status < 300 ? 'ok' : 'refused'
}

async function send(url: string, method: string, path: string, { token, json, form, headers }: Asking) {
  const encoded = form ? new Response(form) : undefined
  const payload = encoded ? Buffer.from(await encoded.arrayBuffer()) : json ? JSON.stringify(json) : ''
  const type = encoded?.headers.get('content-type') ?? 'application/json'
  return await new Promise<{ status: number; body: Record<string, unknown> }>((resolve, reject) => {
    const asked = request(
      url + path,
      {
        method,
        agent,
        timeout: PATIENCE_MS,
        headers: {
          authorization: `Bearer ${token}`,
          'content-length': Buffer.byteLength(payload),
          ...(payload.length > 0 ? { 'content-type': type } : {}),
          ...headers,
        },
      },
      (answer) => {
        text(answer).then((body) => resolve({ status: answer.statusCode ?? 0, body: JSON.parse(body || '{}') }), reject)
      },
    )
    asked.on('timeout', () => asked.destroy(new Error('no answer in time')))
    asked.on('error', reject).end(payload)
  })
}
