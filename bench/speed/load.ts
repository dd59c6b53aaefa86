import { cpuBetween } from './cpu.ts'
import type { Figure } from './figures.ts'
import type { MeasuredShop } from './shop.ts'
import type { Workers } from './workers.ts'

/** As browsers ask. */
export const BROTLI = { 'accept-encoding': 'br' }
export const CROWD = 32
export const CONNECTIONS = [1, CROWD]

export type Loaded = Figure & { answers: number }

export interface HowMuch {
  connections: number
  seconds?: number
  /** Answers instead of seconds. */
  amount?: number
}

/** Load on a server; `requests` has a list for each connection. */
export async function loadOf(load: Workers['load'], url: string, requests: object[][], how: HowMuch): Promise<Loaded> {
  return await load.does({ url, requests, ...how })
}

/** The same on a shop, with what each answer took of the CPU. */
export async function loadOfShop(
  load: Workers['load'],
  shop: MeasuredShop,
  requests: object[][],
  how: HowMuch,
): Promise<Loaded> {
  const before = await shop.cpu()
  const loaded = await loadOf(load, shop.url, requests, how)
  return { ...loaded, cpu: cpuBetween(before, await shop.cpu(), loaded.answers) }
}
