import type { Page } from '#contract/machinery/fields'
import type { AccountToDecide } from '#contract/papers'
import { record } from '../audit/record.ts'
import type { Actor } from '../platform/actor.ts'
import { type Db, transact } from '../platform/database/db.ts'
import { idBefore, pageFrom } from '../platform/database/newest-first.ts'
import { Refusal } from '../platform/refusal.ts'
import {
  type AccountRecord,
  accountOf,
  accountsToDecide,
  approveAccountRow,
  refuseAccountRow,
} from './accounts.queries.ts'
import { holdStore } from './hold-store.queries.ts'
import { numberToDecide, shownAccount } from './shown.ts'

/** The oldest first. Refuses a malformed cursor. */
export async function listAccounts(
  db: Db,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
): Promise<Page<AccountToDecide>> {
  const found = await accountsToDecide(db, { after: idBefore(cursor) ?? 0, limit: limit + 1 })
  return pageFrom(found, limit, toDecide, ({ id }) => String(id))
}

/** A store’s first is payable at once, a changed one 72 hours later. Refuses `paper_not_found`, `paper_decided`. */
export async function approveAccount(db: Db, actor: Actor, id: number): Promise<AccountToDecide> {
  return await decide(db, actor, id, null)
}

/** Payouts go on as before. Refuses `paper_not_found`, `paper_decided`. */
export async function refuseAccount(db: Db, actor: Actor, id: number, reason: string): Promise<AccountToDecide> {
  return await decide(db, actor, id, reason)
}

async function decide(db: Db, actor: Actor, id: number, reason: string | null): Promise<AccountToDecide> {
  return await transact(db, async (tx) => {
    const { vendorId } = await foundAccount(tx, id)
    const { storeName } = await holdStore(tx, vendorId)
    if ((await foundAccount(tx, id)).state !== 'handed_in') throw new Refusal('paper_decided')
    if (reason === null) await approveAccountRow(tx, { id, vendorId }, actor.id)
    else await refuseAccountRow(tx, id, actor.id, reason)
    const subject = { subject: 'payout_account', subjectId: id, subjectName: storeName } as const
    await record(tx, actor, {
      ...{ action: reason === null ? 'approve' : 'reject', ...subject, before: { paperState: 'handed_in' } },
      after: reason === null ? { paperState: 'approved' } : { paperState: 'refused', reason },
    })
    return toDecide(await foundAccount(tx, id))
  })
}

async function foundAccount(tx: Db, id: number): Promise<AccountRecord> {
  const account = await accountOf(tx, id)
  if (!account) throw new Refusal('paper_not_found')
  return account
}

function toDecide(account: AccountRecord): AccountToDecide {
  const shown = shownAccount(account)
  const { vendorId, storeName, isChange } = account
  return { ...shown, number: numberToDecide(account, shown.number), vendorId, storeName, isChange }
}
