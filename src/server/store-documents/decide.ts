import { record } from '../audit/record.ts'
import type { Actor } from '../platform/actor.ts'
import { type Db, transact } from '../platform/database/db.ts'
import { Refusal } from '../platform/refusal.ts'
import { holdStore } from './hold-store.queries.ts'

/** What a store hands in and an admin decides: a document, a payout account. */
export interface HandedIn<Row extends { vendorId: number; state: string }> {
  subject: 'paper' | 'payout_account'
  find(tx: Db, id: number): Promise<Row | undefined>
  approve(tx: Db, row: Row, decidedBy: number): Promise<void>
  refuse(tx: Db, row: Row, decidedBy: number, reason: string): Promise<void>
  /** What the journal of changes says of it beside its state. */
  facts(row: Row): Record<string, unknown>
}

/** Approves it where there is no reason not to; as it is then. Refuses `paper_not_found`, `paper_decided`. */
export async function decide<Row extends { vendorId: number; state: string }>(
  { subject, find, approve, refuse, facts }: HandedIn<Row>,
  { db, actor, id }: { db: Db; actor: Actor; id: number },
  reason: string | null,
): Promise<Row> {
  const found = async (tx: Db) => {
    const row = await find(tx, id)
    if (!row) throw new Refusal('paper_not_found')
    return row
  }
  return await transact(db, async (tx) => {
    const { storeName } = await holdStore(tx, (await found(tx)).vendorId)
    const row = await found(tx)
    if (row.state !== 'handed_in') throw new Refusal('paper_decided')
    if (reason === null) await approve(tx, row, actor.id)
    else await refuse(tx, row, actor.id, reason)
    await record(tx, actor, {
      action: reason === null ? 'approve' : 'reject',
      subject,
      subjectId: id,
      subjectName: storeName,
      before: { paperState: 'handed_in' },
      after: {
        ...facts(row),
        ...(reason === null ? { paperState: 'approved' } : { paperState: 'refused', reason }),
      },
    })
    return await found(tx)
  })
}
