import type { Journal } from '../ledger/journal.ts'
import { COMPENSATED } from '../postings/compensation.ts'
import type { RowRecord } from './listing.queries.ts'
import type { LostParcel } from './lost-parcel.queries.ts'

/**
 * What a courier paid for a lost parcel is payable to its store at once, less the commission that was frozen with its lines: of a part of
 * the price the same part (docs/decisions/083).
 */
export function compensationJournals(row: RowRecord, decisionId: number, lost: LostParcel): Journal[] {
  const { company, subject, suspensePoisha } = row
  const { vendorId, commissionPoisha, commissionVatPoisha } = lost
  const paidPoisha = -suspensePoisha
  return [
    {
      kind: COMPENSATED,
      source: String(decisionId),
      subject,
      legs: [
        { account: 'suspense', owner: company, poisha: paidPoisha },
        { account: 'vendor_payable', owner: vendorId, poisha: -paidPoisha },
      ],
    },
    {
      kind: 'commission',
      source: `${COMPENSATED} ${decisionId}`,
      subject,
      legs: [
        { account: 'vendor_payable', owner: vendorId, poisha: commissionPoisha + commissionVatPoisha },
        { account: 'commission', poisha: -commissionPoisha },
        { account: 'vat_payable', poisha: -commissionVatPoisha },
      ],
    },
  ]
}
