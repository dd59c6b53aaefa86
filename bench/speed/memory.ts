import { setTimeout as wait } from 'node:timers/promises'
import { besideLimit, type Figure, type Measured, type Patience } from './figures.ts'
import { type Answer, askWell } from './shop.ts'
import type { Workers } from './workers.ts'

/** As browsers ask. */
export const BROTLI = { 'accept-encoding': 'br' }
/** What Node’s server writes by itself. */
const BY_ITSELF = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding'])

export const CONNECTIONS = [1, 32]

/** Answers that the shop has ready, each beside a bare server that sends the same bytes and headers. */
export async function measureMemory(
  { load, raw }: Workers,
  url: string,
  addresses: Record<string, string>,
  { seconds, rounds }: Patience,
): Promise<Measured[]> {
  const measured: Measured[] = []
  for (const [operation, path] of Object.entries(addresses)) {
    // What is asked for again is packed better, a moment later: both are to send the same.
    for (const _time of ['made', 'from memory']) await askWell(url, path, BROTLI)
    await wait(500)
    const { port } = await raw.does<{ port: number }>(bareOf(await askWell(url, path, BROTLI)))
    for (const connections of CONNECTIONS) {
      const loaded = (at: string) => loadOf(load, at, [[{ path, headers: BROTLI }]], { connections, seconds })
      const figures = await besideLimit(
        rounds,
        () => loaded(url),
        () => loaded(`http://127.0.0.1:${port}`),
      )
      measured.push({ operation, connections, ...figures })
    }
  }
  return measured
}

/** Load on a server; `requests` has a list for each connection. */
export async function loadOf(
  load: Workers['load'],
  url: string,
  requests: object[][],
  how: { connections: number; seconds?: number; amount?: number },
): Promise<Figure> {
  return await load.does({ url, requests, ...how })
}

function bareOf({ status, headers, body }: Answer) {
  const kept = Object.fromEntries(Object.entries(headers).filter(([name]) => !BY_ITSELF.has(name)))
  return { status, headers: kept, body: body.toString('base64') }
}
