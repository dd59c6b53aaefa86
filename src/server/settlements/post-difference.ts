import type { Leg } from '../ledger/journal.ts'
import { post } from '../ledger/post.queries.ts'
import type { Db } from '../platform/database/db.ts'
import { readSettings } from '../settings/read-settings.ts'
import { chargeTerms } from './charge-terms.ts'
import { differenceSubject, type ReportedSums, reportedSumsOf } from './differences.queries.ts'
import type { ChargeTerms } from './judge.ts'
import { lockCompany } from './rows.queries.ts'
import { isTakenBack } from './take-backs.queries.ts'

/** What a payment came to beside the sum of its rows: once for each file, so that the bank has what the company says it paid. */
export async function postDifference(tx: Db, fileId: number): Promise<void> {
  const sums = await reportedSumsOf(tx, fileId)
  if (!sums || sums.reportedPoisha === null || sums.reportedPoisha === sums.netPoisha) return
  await lockCompany(tx, sums.company)
  if (await isTakenBack(tx, fileId)) return
  const terms = chargeTerms(await readSettings(tx), sums.company)
  const event = { source: String(fileId), subject: differenceSubject(fileId), happenedAt: sums.loadedAt }
  await post(tx, [
    { ...event, kind: 'file_difference', legs: legsOf(sums, sums.reportedPoisha - sums.netPoisha, terms) },
  ])
}

/** What a company keeps of the cash of a payment, beside its rows, as it agreed, is its charge. */
function legsOf({ company, collectedPoisha }: ReportedSums, morePoisha: number, terms: ChargeTerms): Leg[] {
  const { keptBasisPoints, smallPoisha } = terms
  const bank: Leg = { account: 'bank', poisha: morePoisha }
  const agreedPoisha = Math.round((collectedPoisha * keptBasisPoints) / 10_000)
  if (morePoisha < 0 && -morePoisha <= agreedPoisha) return [bank, { account: 'courier_charges', poisha: -morePoisha }]
  if (Math.abs(morePoisha) <= smallPoisha) return [bank, { account: 'losses', poisha: -morePoisha }]
  return [bank, { account: 'suspense', owner: company, poisha: -morePoisha }]
}
