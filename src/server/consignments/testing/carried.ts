import { sql } from 'kysely'
import type { Stage } from '#contract/values/stages'
import type { Db } from '../../platform/database/db.ts'

export interface Piece {
  productId: number
  size: string
  quantity: number
}

export interface CarriedParcel {
  id: number
  orderId: number
  vendorId: number
  /** Of the shop’s own store. */
  isHouse: boolean
  stage: Stage
  status: string
  courier: string | null
  trackingNumber: string
  itemsPoisha: number
  /** What its order adds to or takes off all of it, by the rows that say so; and what of that its store bears. */
  adjustmentsPoisha: number
  storeAdjustmentsPoisha: number
  shippingPoisha: number | null
  keptPoisha: number | null
  collectedPoisha: number | null
  /** Of a door that kept nothing, for the delivery. */
  returnPaidPoisha: number | null
  collectsFor: 'shop' | 'store' | null
  isReceivedBack: boolean
  /** A company said that a part was kept, and not which; whether it ever did, and whether it waits to be said. */
  wasPartlyReported: boolean
  isPartlyReported: boolean
}

export interface Move {
  parcelId: number
  orderId: number
  stage: Stage
  by: string
  isCorrection: boolean
  /** The same of all that moved in one transaction. */
  learnedAt: string
}

export interface CarriedLine extends Piece {
  id: number
  parcelId: number
  pricePoisha: number
  isCounted: boolean
  /** Of all its pieces, with the VAT on it. */
  commissionPoisha: number
  commissionVatPoisha: number
}

export interface LineOutcome {
  lineId: number
  outcome: string
  quantity: number
  fit: number | null
}

export interface ConsignmentRow {
  parcelId: number
  company: string
  invoice: string
  state: string
  number: string
  trackingCode: string
  word: string | null
  problem: string
  cashPoisha: number | null
}

export interface MessageRow {
  orderId: number
  kind: string
  way: string
  recipient: string
  state: string
  /** Of a mail: its Message-ID. */
  reference: string | null
  phone: string | null
  text: string | null
}

/** What the ledger has posted about a parcel to one kind of account, but for its settlements. */
export interface BookedSum {
  parcelId: number
  account: string
  poisha: number
}

/** What the refunds of a parcel come to that were not cancelled, and what of them was paid, and out of whose till. */
export interface RefundedSum {
  parcelId: number
  poisha: number
  shippingPoisha: number
  storePoisha: number
  roundingPoisha: number
  commissionPoisha: number
  commissionVatPoisha: number
  paidByShopPoisha: number
  paidByStorePoisha: number
}

/** Of parcels that travel, what the tables say. */
export interface Carried {
  parcels: CarriedParcel[]
  moves: Move[]
  lines: CarriedLine[]
  outcomes: LineOutcome[]
  stock: Piece[]
  consignments: ConsignmentRow[]
  messages: MessageRow[]
  books: BookedSum[]
  refunds: RefundedSum[]
}

/** All of one moment. In SQL of its own: who judges does not ask by the queries that are judged. */
export async function readCarried(db: Db): Promise<Carried> {
  return await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      const rows = async <Row>(query: string) => (await sql.raw<Row>(query).execute(tx)).rows
      return {
        parcels: await rows<CarriedParcel>(`select id, order_id as "orderId", vendor_id as "vendorId",
          vendor_id = (select id from vendors where is_house) as "isHouse", stage, status,
          courier, tracking_number as "trackingNumber", items_poisha as "itemsPoisha",
          (select coalesce(sum(poisha), 0)::bigint from order_adjustments where parcel_id = parcels.id) as "adjustmentsPoisha",
          (select coalesce(sum(poisha), 0)::bigint from order_adjustments
            where parcel_id = parcels.id and paid_by = 'store') as "storeAdjustmentsPoisha", shipping_poisha as "shippingPoisha", kept_poisha as "keptPoisha",
          collected_poisha as "collectedPoisha", return_paid_poisha as "returnPaidPoisha", collects_for as "collectsFor", received_back_at is not null as "isReceivedBack", told_in_part as "isPartlyReported",
          exists (select from courier_words join consignments on consignments.id = consignment_id
            where consignments.parcel_id = parcels.id and counted
              and courier_words.word in ('partly_delivered', 'exchanged')) as "wasPartlyReported"
          from parcels order by id`),
        moves: await rows<Move>(`select parcel_id as "parcelId", order_id as "orderId", parcel_moves.stage,
          parcel_moves.moved_by as by, is_correction as "isCorrection", learned_at::text as "learnedAt"
          from parcel_moves join parcels on parcels.id = parcel_id order by parcel_moves.id`),
        lines:
          await rows<CarriedLine>(`select id, order_lines.parcel_id as "parcelId", product_id as "productId", size, quantity,
          price_poisha as "pricePoisha", stock_taken as "isCounted", charged.commission_poisha as "commissionPoisha",
          charged.commission_vat_poisha as "commissionVatPoisha"
          from order_lines join line_commissions as charged on charged.line_id = id order by id`),
        outcomes: await rows<LineOutcome>(`select line_id as "lineId", outcome, quantity, fit_quantity as fit
          from line_outcomes order by line_id, outcome`),
        stock: await rows<Piece>(`select product_id as "productId", size, stock as quantity from product_sizes
          where stock is not null order by product_id, size`),
        consignments: await rows<ConsignmentRow>(`select parcel_id as "parcelId", company, invoice, state, number,
          tracking_code as "trackingCode", word, consignments.problem, cash_poisha as "cashPoisha"
          from consignments join courier_accounts on courier_accounts.id = account_id order by consignments.id`),
        messages: await rows<MessageRow>(`select order_id as "orderId", kind, way, recipient, state,
          message_id as reference, to_phone as phone, plain_text as text from messages
          where order_id is not null order by id`),
        // A refund is of the store’s share wherever that stands by then: settlements, which move it, are left out.
        books: await rows<BookedSum>(`select split_part(subject, ':', 2)::bigint as "parcelId",
          replace(ledger_accounts.kind, 'vendor_payable', 'vendor_pending') as account,
          sum(amount_poisha)::bigint as poisha from ledger_entries
          join ledger_journals on ledger_journals.id = journal_id join ledger_accounts on ledger_accounts.id = account_id
          where subject ~ '^(parcel|paid_return):'
            and ledger_journals.kind not in ('return_settled', 'return_settled_taken_back', 'settled', 'settled_again', 'settled_taken_back', 'accepted',
              'accepted_taken_back', 'reopened')
          group by 1, 2 having sum(amount_poisha) <> 0 order by 1, 2`),
        refunds: await rows<RefundedSum>(`select parcel_id as "parcelId", sum(amount_poisha)::bigint as poisha,
          sum(shipping_poisha)::bigint as "shippingPoisha", sum(store_poisha)::bigint as "storePoisha",
          sum(rounding_poisha)::bigint as "roundingPoisha",
          sum(commission_poisha)::bigint as "commissionPoisha", sum(commission_vat_poisha)::bigint as "commissionVatPoisha",
          coalesce(sum(amount_poisha) filter (where paid_from = 'shop'), 0)::bigint as "paidByShopPoisha",
          coalesce(sum(amount_poisha) filter (where paid_from = 'store'), 0)::bigint as "paidByStorePoisha"
          from refunds left join refund_payments on refund_id = refunds.id and failed_at is null
          where state <> 'cancelled' group by 1`),
      }
    })
}
