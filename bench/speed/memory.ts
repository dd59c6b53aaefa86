import { once } from 'node:events'
import { resultOf, startChild, statusOf } from './child.ts'
import { besideLimit, type Figure, type Measured, type Patience } from './figures.ts'
import { type Answer, askWell } from './shop.ts'

const BROTLI = { 'accept-encoding': 'br' }
/** What Node’s server writes by itself. */
const BY_ITSELF = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding'])

export const CONNECTIONS = [1, 32]

/** Answers that the shop has ready, each beside a bare server that sends the same bytes and headers. */
export async function measureMemory(
  url: string,
  addresses: Record<string, string>,
  { seconds, rounds }: Patience,
): Promise<Measured[]> {
  const measured: Measured[] = []
  for (const [operation, path] of Object.entries(addresses)) {
    await askWell(url, path, BROTLI)
    const raw = await startRaw(await askWell(url, path, BROTLI))
    for (const connections of CONNECTIONS) {
      const load = (at: string) => loadOf(at, [[{ path, headers: BROTLI }]], { connections, seconds })
      const figures = await besideLimit(
        rounds,
        () => load(url),
        () => load(raw.url),
      )
      measured.push({ operation, connections, ...figures })
    }
    await raw.stop()
  }
  return measured
}

/** Load on a server from a process of its own; `requests` has a list for each connection. */
export async function loadOf(
  url: string,
  requests: object[][],
  how: { connections: number; seconds?: number; amount?: number },
): Promise<Figure> {
  return await resultOf('load.mjs', { url, requests, ...how })
}

async function startRaw({ status, headers, body }: Answer): Promise<{ url: string; stop(): Promise<void> }> {
  const kept = Object.fromEntries(Object.entries(headers).filter(([name]) => !BY_ITSELF.has(name)))
  const child = startChild('raw.mjs', { status, headers: kept, body: body.toString('base64') })
  const [port] = await once(child.stdout, 'data')
  const ended = statusOf(child)
  return {
    url: `http://127.0.0.1:${Number(String(port))}`,
    async stop() {
      child.kill()
      await ended
    },
  }
}
