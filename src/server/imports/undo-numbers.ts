import type { Db } from '../platform/database/db.ts'
import { formerNumbers } from './import-changes.queries.ts'
import { forgetNumbers, keepNumbers, productsNumbered } from './own-numbers.queries.ts'

const AT_ONCE = 1_000

/**
 * The former numbers of products, null for none, as far as they can go back. One that another product has by now stays with it: who had
 * it keeps what it has, so whoever had that before does too.
 */
export async function returnableNumbers(
  tx: Db,
  vendorId: number,
  importId: string,
): Promise<Map<number, string | null>> {
  const returns = await formerNumbers(tx, importId)
  const back = new Map(returns.map(({ productId, former }) => [productId, former]))
  const byFormer = new Map(returns.map((each) => [each.former, each]))
  const wanted = returns.flatMap(({ former }) => (former === null ? [] : [former]))
  const holders = await productsNumbered(tx, vendorId, wanted)
  const isReturning = new Set(back.keys())
  for (const [number, holder] of holders) {
    if (isReturning.has(holder)) continue
    let stays = byFormer.get(number)
    while (stays) {
      back.delete(stays.productId)
      stays = stays.now === null ? undefined : byFormer.get(stays.now)
    }
  }
  return back
}

/** All are forgotten first: two products may have each other’s. */
export async function returnNumbers(
  tx: Db,
  vendorId: number,
  numbers: ReadonlyMap<number, string | null>,
): Promise<void> {
  await forgetNumbers(tx, [...numbers.keys()])
  const numbered = [...numbers].flatMap(([productId, number]) => (number === null ? [] : [{ productId, number }]))
  for (let from = 0; from < numbered.length; from += AT_ONCE)
    await keepNumbers(tx, vendorId, numbered.slice(from, from + AT_ONCE))
}
