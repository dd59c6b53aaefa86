import { sql } from 'kysely'
import { BALANCE_ACCOUNTS } from '../ledger/journal.ts'
import type { Db } from '../platform/database/db.ts'
import { accountName } from '../users/account-name.queries.ts'

/** What an admin looks at before a refund is paid. */
export interface PayingRecord {
  refundId: number
  grantedById: number
  /** Null: their account is deleted. */
  grantedBy: string | null
  isByStore: boolean
  /** What the shop owes the store now, net of what that owes the shop. */
  balancePoisha: number
  /** As the shopper gave it with the order. */
  phone: string
}

export async function payingRecords(db: Db, ids: number[]): Promise<PayingRecord[]> {
  if (ids.length === 0) return []
  const balance = db
    .selectFrom('ledger_accounts')
    .select(sql<number>`coalesce(-sum(balance_poisha), 0)::bigint`.as('poisha'))
    .where('kind', 'in', BALANCE_ACCOUNTS)
    .where(sql<boolean>`owner = refunds.vendor_id::text`)
  return await db
    .selectFrom('refunds')
    .innerJoin('users as granter', 'granter.id', 'granted_by')
    .innerJoin('vendors', 'vendors.id', 'refunds.vendor_id')
    .innerJoin('orders', 'orders.id', 'refunds.order_id')
    .innerJoinLateral(balance.as('balance'), (join) => join.onTrue())
    .select(['refunds.id as refundId', 'granter.id as grantedById', accountName('granter').as('grantedBy')])
    .select(sql<boolean>`coalesce(owner_id = granter.id and not is_house, false)`.as('isByStore'))
    .select(['balance.poisha as balancePoisha', 'orders.phone'])
    .where('refunds.id', 'in', ids)
    .execute()
}
