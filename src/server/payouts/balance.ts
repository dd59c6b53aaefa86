import type { Balance } from '#contract/payouts/balance'
import { takaOf } from '#contract/values/money'
import { balancesOfStore } from '../ledger/posted.queries.ts'
import type { Db } from '../platform/database/db.ts'

export async function readBalance(db: Db, vendorId: number): Promise<Balance> {
  const { owesPoisha, pendingPoisha, payablePoisha } = await balancesOfStore(db, vendorId)
  return { pending: takaOf(0 - pendingPoisha), payable: takaOf(0 - payablePoisha), owed: takaOf(owesPoisha) }
}
