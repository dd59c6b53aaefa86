import type { Company } from '#contract/values/couriers'
import type { Journal, Leg, Reversal } from '../ledger/journal.ts'
import { post } from '../ledger/post.queries.ts'
import { takenBack } from '../ledger/taken-back.ts'
import type { Db } from '../platform/database/db.ts'
import { addJob } from '../platform/jobs/add-job.ts'
import { type GoingRow, markGone } from './going.queries.ts'
import { type Posted, postedOf } from './posted.queries.ts'
import { REPOST } from './settlements.jobs.ts'

const OF_ROWS = ['settled', 'return_settled', 'unmatched']
/** Of decisions about rows. */
const DECIDED = ['accepted', 'compensated', 'commission']
/** What settling moves beside the cash and its charges. */
const REOPENED = ['courier_owes', 'vendor_pending', 'vendor_payable', 'losses'] as const

/**
 * Takes back what rows of a company and the decisions about them posted: the courier owes a parcel’s cash again, and its store’s share is
 * pending again, whatever was posted of it since. What else has come of that parcel stands in suspense until a job settles it again. Held
 * by `lockCompany`, and last (`post`).
 */
export async function takeBackRows(
  tx: Db,
  company: Company,
  rows: GoingRow[],
  gone: 'taken_back' | 'replaced' | 'judged_again',
): Promise<void> {
  await markGone(
    tx,
    rows.map(({ id }) => id),
    gone,
  )
  const subjects = [...new Set(rows.map(({ subject }) => subject))]
  const posted = await postedOf(tx, company, subjects)
  const parcelIds = subjects.flatMap((subject) => (isParcel(subject) ? Number(subject.split(':')[1]) : []))
  const last = rows.at(-1)?.id
  if (parcelIds.length > 0) await addJob(tx, REPOST, { parcelIds, because: `${gone} ${last}` })
  const journals = subjects.flatMap((subject): (Journal | Reversal)[] => {
    const going = rows.filter((row) => row.subject === subject)
    const about = posted.filter((journal) => journal.subject === subject)
    const own = about.filter((journal) => going.some((row) => isOf(journal, row)))
    if (own.length === 0) return []
    const rest = about.filter((journal) => !own.includes(journal))
    const isReopened = isParcel(subject) || going.some(({ isFirst }) => isFirst)
    const event = { kind: 'reopened', source: `${company} ${going.at(-1)?.id}`, subject }
    return [...takenBack(own), ...(isReopened ? [{ ...event, legs: reopenedLegs(rest, company) }] : [])]
  })
  await post(tx, journals)
}

const isParcel = (subject: string) => subject.startsWith('parcel:')

function isOf({ kind, event, rowId }: Posted, row: GoingRow): boolean {
  if (DECIDED.includes(kind)) return rowId === row.id
  return row.isFirst && OF_ROWS.includes(kind) && (event === row.event || event === `${row.event}:${row.kind}`)
}

/** What is left is what came, and stands in suspense. */
function reopenedLegs(rest: Posted[], company: Company): Leg[] {
  const moved = rest.flatMap(({ legs }) => legs)
  const back = REOPENED.flatMap((account): Leg[] => {
    const [leg, ...others] = moved.filter((each) => each.account === account)
    if (!leg) return []
    const poisha = -others.reduce((sum, other) => sum + other.poisha, leg.poisha)
    return [account === 'losses' ? { account, poisha } : { account, owner: leg.owner, poisha }]
  })
  return [...back, { account: 'suspense', owner: company, poisha: -back.reduce((sum, { poisha }) => sum + poisha, 0) }]
}
