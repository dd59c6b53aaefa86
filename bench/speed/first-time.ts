import { cpuBetween } from './cpu.ts'
import { cpuSingle, type Single } from './figures.ts'
import { BROTLI } from './load.ts'
import { askWell, type MeasuredShop } from './shop.ts'

interface Asked {
  path: string
  headers?: Record<string, string>
}

/** What making an answer for the first time costs: CPU over many different ones, one after another. */
export async function measureFirstTime(shop: MeasuredShop, addresses: Record<string, Asked[]>): Promise<Single[]> {
  const ask = async (asked: Asked[]) => {
    for (const { path, headers } of asked) await askWell(shop.url, path, { ...BROTLI, ...headers })
  }
  // The first half teaches the engine what is hot; it is no measure of the rest.
  for (const asked of Object.values(addresses)) await ask(asked.slice(0, asked.length >> 1))
  const singles: Single[] = []
  for (const [what, asked] of Object.entries(addresses)) {
    const rest = asked.slice(asked.length >> 1)
    const before = await shop.cpu()
    await ask(rest)
    singles.push(cpuSingle(what, cpuBetween(before, await shop.cpu(), rest.length)))
  }
  return singles
}
