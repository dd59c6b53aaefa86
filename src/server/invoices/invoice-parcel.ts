import type { Stage } from '#contract/values/stages'
import { vatAt } from '../commission/vat-rates.queries.ts'
import { lockOrder } from '../orders/moving.queries.ts'
import { INVOICE_PARCEL } from '../orders/orders.jobs.names.ts'
import { orderIdOfParcel } from '../orders/parcels.queries.ts'
import { type Db, transact } from '../platform/database/db.ts'
import { concernedBy } from '../platform/events/relay.ts'
import { addJob } from '../platform/jobs/add-job.ts'
import type { Draft, DraftLine, Issuer } from './draft.ts'
import { goodsLines, type KeptLine } from './goods-lines.ts'
import { type Issued, invoicedParcels, standingSale } from './issued.queries.ts'
import { issuerOf } from './issuers.ts'
import { issue } from './issuing.queries.ts'
import { type SoldParcel, soldParcel } from './sold.queries.ts'

/** A job for each parcel that was delivered, or that was invoiced and moved on since: none waits for another’s numbers. */
export const invoiceMoved = concernedBy<'parcel.moved'>(
  async (db, events) => {
    const invoiced = await invoicedParcels(
      db,
      events.flatMap(({ payload }) => payload.parcelIds),
    )
    return ({ payload: { parcelIds, stage } }) => isDelivered(stage) || parcelIds.some((id) => invoiced.includes(id))
  },
  async (tx, { payload: { parcelIds, stage } }) => {
    const concerned = isDelivered(stage) ? parcelIds : await invoicedParcels(tx, parcelIds)
    for (const parcelId of concerned) await addJob(tx, INVOICE_PARCEL, { parcelId })
  },
)

const isDelivered = (stage: Stage) => stage === 'delivered' || stage === 'partly_delivered'

/**
 * Invoices what was kept of a parcel, where its store had a BIN as it was delivered, and has one; where it was invoiced and something else was kept, that is taken back
 * by a credit note first. Told again, it issues nothing. Waits until it is known which pieces of a part were kept.
 */
export async function invoiceParcel(db: Db, parcelId: number): Promise<void> {
  await transact(db, async (tx) => {
    const orderId = await orderIdOfParcel(tx, parcelId)
    if (orderId === undefined) return
    // Held as its moves hold it: nobody moves or invoices the parcel meanwhile.
    await lockOrder(tx, orderId)
    const sold = await soldParcel(tx, parcelId)
    const kept = sold && keptOf(sold)
    if (!kept) return
    const vatBasisPoints = await vatAt(tx, 'goods', sold.suppliedAt)
    const lines = goodsLines(kept, sold.storeAdjustmentsPoisha, vatBasisPoints)
    const standing = await standingSale(tx, parcelId)
    if (standing && isSame(standing.lines, lines)) return
    const mayIssue = lines.length > 0 && (sold.isHouse || sold.hadBin)
    const issuer = mayIssue ? await issuerOf(tx, sold) : undefined
    if (standing) await issue(tx, takingBack(standing, sold.reason))
    if (issuer) await issue(tx, invoiceOf(sold, issuer, lines))
  })
}

/** Nothing where it is not delivered any more; undefined while it is not known. */
function keptOf({ status, lines }: SoldParcel): KeptLine[] | undefined {
  if (status !== 'Completed') return []
  const known = lines.filter((line): line is KeptLine => line.kept !== null)
  return known.length < lines.length ? undefined : known
}

/** Whatever the rate is by now: it is the pieces, and what was paid for them. */
function isSame(one: DraftLine[], other: DraftLine[]): boolean {
  const factsOf = ({ description, quantity, valuePoisha, vatPoisha }: DraftLine) =>
    `${quantity} ${valuePoisha + vatPoisha} ${description}`
  return one.map(factsOf).join('\n') === other.map(factsOf).join('\n')
}

function takingBack({ id, ...invoice }: Issued, reason: string): Draft {
  return { ...invoice, form: 'credit_note', source: String(id), corrects: id, reason }
}

function invoiceOf(sold: SoldParcel, issuer: Issuer, lines: DraftLine[]): Draft {
  const { moveId, vendorId, orderId, parcelId, suppliedAt, storeName, buyerName, address, city } = sold
  return {
    ...{
      form: 'invoice',
      kind: 'sale',
      source: String(moveId),
      vendorId,
      orderId,
      parcelId,
      suppliedAt,
      issuer,
      lines,
    },
    ...{ statementId: null, corrects: null, brand: storeName, reason: '' },
    buyer: { name: buyerName, bin: '', destination: [address, city].filter(Boolean).join(', ') },
  }
}
