import type { Readable } from 'node:stream'
import type { FormerStore } from '#contract/payouts/former-stores'
import type { Actor } from '../platform/actor.ts'
import type { Db } from '../platform/database/db.ts'
import { Refusal } from '../platform/refusal.ts'
import { readBalance } from './balance.ts'
import { storesClosedOf } from './former-stores.queries.ts'
import { listStatements } from './read-statements.ts'
import { statementFile } from './statement-file.ts'
import { statementOf } from './statements.queries.ts'

const MOST_STATEMENTS = 50

/** By the shop’s hand, as whoever owned a store has no store any more, and only of the own ones (docs/decisions/087). */
export async function listFormerStores(shop: Db, { id }: Actor): Promise<{ stores: FormerStore[] }> {
  const stores = []
  for (const { vendorId, storeName, closedAt } of await storesClosedOf(shop, id)) {
    const { items } = await listStatements(shop, AS_SHOP, { vendorId, limit: MOST_STATEMENTS })
    const told = { vendorId, storeName, closedAt: (closedAt ?? new Date()).toISOString() }
    stores.push({ ...told, balance: await readBalance(shop, vendorId), statements: items })
  }
  return { stores }
}

/** Refuses `statement_not_found`, also for another’s. */
export async function formerStatementFile(shop: Db, { id: ownerId }: Actor, id: number): Promise<Readable> {
  const own = (await storesClosedOf(shop, ownerId)).map(({ vendorId }) => vendorId)
  const statement = await statementOf(shop, undefined, id)
  if (!statement || !own.includes(statement.vendorId)) throw new Refusal('statement_not_found')
  return await statementFile(shop, AS_SHOP, id)
}

/** Whose statements are read is asked before. */
const AS_SHOP: Actor = { id: 0, role: 'Admin', vendor: null }
