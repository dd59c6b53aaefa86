import type { SettlementRowShown } from '#contract/settlements'
import { COMPANY_NAMES } from '#contract/values/couriers'
import type { Decision } from '#contract/values/settlements'
import { m } from '#messages'
import { record } from '../audit/record.ts'
import type { Leg } from '../ledger/journal.ts'
import { post } from '../ledger/post.queries.ts'
import type { Actor } from '../platform/actor.ts'
import { type Db, transact } from '../platform/database/db.ts'
import { Refusal } from '../platform/refusal.ts'
import { parcelSubject } from '../postings/delivery-journals.ts'
import { insertDecision, vendorOf } from './decisions.queries.ts'
import { keptKnown } from './kept-known.ts'
import { shownRow } from './list-settlements.ts'
import { type RowRecord, rowsPage } from './listing.queries.ts'
import { lockCompany } from './rows.queries.ts'
import { settlingLegs } from './settling-legs.ts'
import { standingOf } from './standing.queries.ts'

/**
 * An admin decides about a row that is open: what stands in suspense for it is the shop’s loss or gain, and a second row was paid, too
 * (`accepted`); or it says nothing (`ignored`). Refuses `settlement_row_not_found`, `settlement_row_not_open`, and ignoring money.
 */
export async function decideRow(
  db: Db,
  actor: Actor,
  id: number,
  { decision, reason }: { decision: Decision; reason: string },
): Promise<SettlementRowShown> {
  return await transact(db, async (tx) => {
    const found = await rowOf(tx, id)
    await lockCompany(tx, found.company)
    const row = await rowOf(tx, id)
    if (!row.isOpen) throw new Refusal('settlement_row_not_open')
    if (decision === 'ignored' && row.suspensePoisha !== 0)
      throw new Refusal('invalid_request', { fields: { decision: m.settlements_reason_why_not_ignored() } })
    const decisionId = await insertDecision(tx, id, { decision, reason, decidedBy: actor.id })
    await record(tx, actor, {
      ...{ action: 'decide', subject: 'settlement', subjectId: row.fileId, subjectName: COMPANY_NAMES[row.company] },
      ...{ before: null, after: { line: row.line, decision, reason } },
    })
    if (decision === 'accepted') {
      const event = { kind: 'accepted', source: String(decisionId), subject: row.subject }
      await post(tx, [{ ...event, legs: await acceptedLegs(tx, row) }])
    }
    return shownRow(await rowOf(tx, id))
  })
}

async function rowOf(db: Db, id: number): Promise<RowRecord> {
  const { rows } = await rowsPage(db, { id }, { before: undefined, limit: 1 })
  const [row] = rows
  if (!row) throw new Refusal('settlement_row_not_found')
  return row
}

/** A second row brought its money now; of a first one only what stands in suspense is left. */
async function acceptedLegs(tx: Db, row: RowRecord): Promise<Leg[]> {
  const { company, subject, isFirst, parcelId } = row
  const netPoisha = isFirst ? 0 : row.netPoisha
  const chargePoisha = isFirst ? 0 : row.chargePoisha
  const standing = (await standingOf(tx, company, [subject]))(subject)
  if (parcelId !== null && subject === parcelSubject(parcelId))
    return settlingLegs({
      ...{ company, vendorId: await vendorOf(tx, parcelId), standing, netPoisha, chargePoisha, writesOff: isFirst },
      isKeptKnown: (await keptKnown(tx, [parcelId]))(parcelId),
    })
  const leftPoisha = isFirst ? -standing.suspensePoisha : -(netPoisha + chargePoisha)
  return [
    { account: 'bank', poisha: netPoisha },
    { account: 'courier_charges', poisha: chargePoisha },
    { account: 'suspense', owner: company, poisha: leftPoisha },
    { account: 'losses', poisha: isFirst ? standing.suspensePoisha : 0 },
  ]
}
