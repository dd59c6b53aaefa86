import { vatAt } from '../commission/vat-rates.queries.ts'
import { lockOrder } from '../orders/locks.queries.ts'
import { type Db, transact } from '../platform/database/db.ts'
import type { Draft, DraftLine, Issuer } from './draft.ts'
import { goodsLines, type KeptLine } from './goods-lines.ts'
import { type InvoicedParcel, parcelToInvoice } from './invoiced-parcel.queries.ts'
import { type Issued, standingSale } from './issued.queries.ts'
import { issuerOf } from './issuers.ts'
import { issue } from './issuing.queries.ts'
import { isAsSold, type KeptParcel, refundNotes, saysWhatWasKept, takingBack } from './sale-notes.ts'

/**
 * Invoices what was kept of a parcel, where its store had a BIN as it was delivered, and has one; what of an invoice is not so any more,
 * that is taken back first. Refunds are answered by notes of it. Told again, it issues nothing. Waits until it is known which pieces of
 * a part were kept.
 */
export async function invoiceParcel(db: Db, parcelId: number): Promise<void> {
  await transact(db, async (tx) => {
    const parcel = await heldParcel(tx, parcelId)
    if (parcel) await invoiceSale(tx, parcel)
  })
  // Apart: the numbers of notes are held before those of invoices, never after, or two parcels would wait for one another.
  await transact(db, async (tx) => {
    const parcel = await heldParcel(tx, parcelId)
    const standing = parcel && (await standingSale(tx, parcelId))
    if (!standing || !isAsSold(standing, parcel)) return
    for (const note of refundNotes(standing, parcel)) await issue(tx, note)
  })
}

/** As its moves hold it: nobody moves or invoices it meanwhile. */
async function heldParcel(tx: Db, parcelId: number): Promise<KeptParcel | undefined> {
  if (!(await lockOrder(tx, { by: 'parcel', id: parcelId }))) return undefined
  const sold = await parcelToInvoice(tx, parcelId)
  const kept = sold && keptOf(sold)
  return kept && { ...sold, lines: kept }
}

async function invoiceSale(tx: Db, parcel: KeptParcel): Promise<void> {
  const standing = await standingSale(tx, parcel.parcelId)
  if (standing && isAsSold(standing, parcel)) return
  const lines = goodsLines(parcel.lines, parcel.storeAdjustmentsPoisha, await vatAt(tx, 'goods', parcel.suppliedAt))
  const mayIssue = lines.length > 0 && (parcel.isHouse || parcel.hadBin)
  const issuer = mayIssue ? await issuerOf(tx, parcel) : undefined
  // Cancelled, and nobody may invoice it anew: what stands of it stays.
  if (standing && !issuer && saysWhatWasKept(standing, parcel)) return
  if (standing && standing.left.length > 0) await issue(tx, takingBack(standing, parcel))
  if (issuer) await issue(tx, invoiceOf(parcel, issuer, lines, standing))
}

/** Nothing where it is not delivered any more; undefined while it is not known. */
function keptOf({ status, lines }: InvoicedParcel): KeptLine[] | undefined {
  if (status !== 'Completed') return []
  const known = lines.filter((line): line is KeptLine => line.kept !== null)
  return known.length < lines.length ? undefined : known
}

function invoiceOf(sold: KeptParcel, issuer: Issuer, lines: DraftLine[], before: Issued | undefined): Draft {
  const { moveId, vendorId, orderId, parcelId, suppliedAt, storeName, buyerName, address, city } = sold
  return {
    form: 'invoice',
    kind: 'sale',
    // What one move delivered may be invoiced anew.
    source: before ? `${moveId} ${before.id}` : String(moveId),
    vendorId,
    orderId,
    parcelId,
    suppliedAt,
    issuer,
    lines,
    statementId: null,
    corrects: null,
    refundId: null,
    brand: storeName,
    reason: '',
    buyer: { name: buyerName, bin: '', destination: [address, city].filter(Boolean).join(', ') },
  }
}
