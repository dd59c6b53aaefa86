import type { Page } from '#contract/machinery/fields'
import type { AccountToDecide } from '#contract/store-documents'
import type { Actor } from '../platform/actor.ts'
import type { Db } from '../platform/database/db.ts'
import { idBefore, pageFrom } from '../platform/database/newest-first.ts'
import {
  type AccountRecord,
  accountOf,
  accountsToDecide,
  approveAccountRow,
  refuseAccountRow,
} from './accounts.queries.ts'
import { decide, type HandedIn } from './decide.ts'
import { numberToDecide, shownAccount } from './shown.ts'

/** The oldest first. Refuses a malformed cursor. */
export async function listAccounts(
  db: Db,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
): Promise<Page<AccountToDecide>> {
  const found = await accountsToDecide(db, { after: idBefore(cursor) ?? 0, limit: limit + 1 })
  return pageFrom(found, limit, toDecide, ({ id }) => String(id))
}

const ACCOUNT: HandedIn<AccountRecord> = {
  subject: 'payout_account',
  find: accountOf,
  approve: approveAccountRow,
  refuse: (tx, { id }, decidedBy, reason) => refuseAccountRow(tx, id, decidedBy, reason),
  facts: () => ({}),
}

/** A store’s first is payable at once, a changed one 72 hours later. Refuses `paper_not_found`, `paper_decided`. */
export async function approveAccount(db: Db, actor: Actor, id: number): Promise<AccountToDecide> {
  return toDecide(await decide(ACCOUNT, { db, actor, id }, null))
}

/** Payouts go on as before. Refuses `paper_not_found`, `paper_decided`. */
export async function refuseAccount(db: Db, actor: Actor, id: number, reason: string): Promise<AccountToDecide> {
  return toDecide(await decide(ACCOUNT, { db, actor, id }, reason))
}

function toDecide(account: AccountRecord): AccountToDecide {
  const shown = shownAccount(account)
  const { vendorId, storeName, isChange } = account
  return { ...shown, number: numberToDecide(account, shown.number), vendorId, storeName, isChange }
}
