import type { Single } from './figures.ts'
import { askWell, type MeasuredShop } from './shop.ts'

/** What making an answer for the first time costs: CPU of the shop’s process over many different ones, one after another. */
export async function measureFirstTime(
  shop: MeasuredShop,
  addresses: Record<string, { path: string; headers?: Record<string, string> }[]>,
): Promise<Single[]> {
  const singles: Single[] = []
  for (const [what, asked] of Object.entries(addresses)) {
    // The first ones teach the engine what is hot; they are no measure of the rest.
    const warmUp = asked.slice(0, asked.length >> 2)
    for (const { path, headers } of warmUp) await askWell(shop.url, path, headers)
    const rest = asked.slice(warmUp.length)
    const before = await shop.cpuMs()
    for (const { path, headers } of rest) await askWell(shop.url, path, headers)
    singles.push({ what, value: ((await shop.cpuMs()) - before) / rest.length, unit: 'ms' })
  }
  return singles
}
