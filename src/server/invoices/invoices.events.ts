import type { Stage } from '#contract/values/stages'
import type { Db } from '../platform/database/db.ts'
import { concernedBy, type EmittedEvent } from '../platform/events/subscriber.ts'
import { addJob } from '../platform/jobs/add-job.ts'
import { parcelOfRefund } from './invoiced-parcel.queries.ts'
import { INVOICE_COMMISSION, INVOICE_PARCEL } from './invoices.jobs.ts'
import { invoicedParcels } from './issued.queries.ts'

// What is invoiced after what happened. A job for each parcel: none waits for another’s numbers.

/** Those that were delivered, or that were invoiced and moved on since. */
export const invoiceMoved = concernedBy<'parcel.moved'>(
  async (db, events) => {
    const invoiced = await invoicedParcels(
      db,
      events.flatMap(({ payload }) => payload.parcelIds),
    )
    return ({ payload: { parcelIds, stage } }) => isDelivered(stage) || parcelIds.some((id) => invoiced.includes(id))
  },
  async (tx, { payload: { parcelIds, stage } }) =>
    await queueParcels(tx, isDelivered(stage) ? parcelIds : await invoicedParcels(tx, parcelIds)),
)

const isDelivered = (stage: Stage) => stage === 'delivered' || stage === 'partly_delivered'

export async function invoiceKept(tx: Db, { payload }: EmittedEvent<'parcel.kept_known'>): Promise<void> {
  await queueParcels(tx, payload.parcelIds)
}

/** Pieces of a refund are taken back of its parcel’s invoice, and stand in it again once the refund is cancelled. */
export async function invoiceRefunded(
  tx: Db,
  { payload }: EmittedEvent<'refund.granted'> | EmittedEvent<'refund.cancelled'>,
): Promise<void> {
  await queueParcels(tx, await parcelOfRefund(tx, payload.refundId))
}

async function queueParcels(tx: Db, parcelIds: number[]): Promise<void> {
  for (const parcelId of parcelIds) await addJob(tx, INVOICE_PARCEL, { parcelId })
}

/** As of when it was closed: of two that wait, the earlier statement has the earlier turn. */
export async function invoiceClosed(
  tx: Db,
  { payload: { statementId }, emittedAt }: EmittedEvent<'statement.closed'>,
): Promise<void> {
  await addJob(tx, INVOICE_COMMISSION, { statementId }, { runAt: emittedAt })
}
