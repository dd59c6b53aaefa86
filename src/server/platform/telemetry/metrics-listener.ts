import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { Registry } from 'prom-client'
import { addressRefusal } from '../process/address.ts'
import type { MetricsEndpoint } from './settings.ts'

const MOST_CONNECTIONS = 50
const PATIENCE_MS = 5_000

/** `GET /metrics` on a port of its own, for who may reach it; nothing else is there. Refuses the start where the port is taken. */
export async function listenForScrapes(
  place: MetricsEndpoint,
  read: () => Promise<string>,
  onTrouble: (error: unknown) => void,
): Promise<() => Promise<void>> {
  let reading: Promise<string> | undefined
  // Who asks at once is given the same answer.
  const readOnce = () => {
    reading ??= read().finally(() => {
      reading = undefined
    })
    return reading
  }
  const server = createServer({ headersTimeout: PATIENCE_MS, requestTimeout: PATIENCE_MS }, (request, response) => {
    request.resume()
    void answer(request, response, readOnce).catch((error: unknown) => {
      response.destroy()
      onTrouble(error)
    })
  })
  server.maxConnections = MOST_CONNECTIONS
  server.listen(place)
  await once(server, 'listening').catch((error: unknown) => {
    throw addressRefusal(error, place, 'METRICS_')
  })
  return async () => {
    server.close()
    server.closeAllConnections()
  }
}

async function answer(request: IncomingMessage, response: ServerResponse, read: () => Promise<string>): Promise<void> {
  const isAsked = request.method === 'GET' && request.url?.split('?', 1)[0] === '/metrics'
  if (!isAsked) return void response.writeHead(404).end()
  const figures = await read()
  response.writeHead(200, { 'content-type': Registry.PROMETHEUS_CONTENT_TYPE }).end(figures)
}
