import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

export interface Received {
  headers: IncomingHttpHeaders
  body: string
}

export interface WebhookReceiver {
  url: string
  origin: string
  received: Received[]
  /** From now on; else 200. */
  behave(answer: RequestListener): void
  /** Breaks off whatever it has not answered. */
  hangUp(): void
}

/** Somebody who is told, on a port of their own, until the test’s end. */
export async function openWebhookReceiver(): Promise<WebhookReceiver> {
  let answer: RequestListener = (_, response) => response.end()
  const received: Received[] = []
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part) => parts.push(part))
    request.on('end', () => {
      received.push({ headers: request.headers, body: Buffer.concat(parts).toString() })
      answer(request, response)
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url: `${origin}/hook`,
    origin,
    received,
    behave: (next) => (answer = next),
    hangUp: () => server.closeAllConnections(),
  }
}

/** As a receiver checks it by Standard Webhooks, with the secret that it was given; written anew, not the shop’s own code. */
export function isSignedBy(secret: string, { headers, body }: Received): boolean {
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
  const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`
  const wanted = `v1,${createHmac('sha256', key).update(signed).digest('base64')}`
  return String(headers['webhook-signature']).split(' ').includes(wanted)
}
