import { setTimeout as wait } from 'node:timers/promises'
import { besideLimit, type Measured, type Patience } from './figures.ts'
import { BROTLI, CONNECTIONS, loadOf, loadOfShop } from './load.ts'
import { type Answer, askWell, type MeasuredShop } from './shop.ts'
import type { Workers } from './workers.ts'

/** What Node’s server writes by itself. */
const BY_ITSELF = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding'])

/** Answers that the shop has ready, each beside a bare server that sends the same bytes and headers. */
export async function measureMemory(
  { load, raw }: Workers,
  shop: MeasuredShop,
  addresses: Record<string, string>,
  { seconds, rounds }: Patience,
): Promise<Measured[]> {
  const measured: Measured[] = []
  for (const [operation, path] of Object.entries(addresses)) {
    // What is asked for again is packed better, a moment later: both are to send the same.
    for (const _time of ['made', 'from memory']) await askWell(shop.url, path, BROTLI)
    await wait(500)
    const { port } = await raw.does<{ port: number }>(bareOf(await askWell(shop.url, path, BROTLI)))
    for (const connections of CONNECTIONS) {
      const requests = [[{ path, headers: BROTLI }]]
      const how = { connections, seconds }
      const figures = await besideLimit(
        rounds,
        () => loadOfShop(load, shop, requests, how),
        () => loadOf(load, `http://127.0.0.1:${port}`, requests, how),
      )
      measured.push({ operation, connections, ...figures })
    }
  }
  return measured
}

function bareOf({ status, headers, body }: Answer) {
  const kept = Object.fromEntries(Object.entries(headers).filter(([name]) => !BY_ITSELF.has(name)))
  return { status, headers: kept, body: body.toString('base64') }
}
