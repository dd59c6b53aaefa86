import * as z from 'zod/mini'
import { endpoint } from './machinery/endpoint.ts'
import { day, id, idText, moment } from './machinery/fields.ts'
import { stage } from './orders.ts'
import { payoutHold } from './store-documents.ts'
import { COLLECT_FOR } from './values/stages.ts'

/** What it changes for the store, in taka; all before `left` come to that. */
const amount = z.number()

/** From what a parcel was sold for down to what is left of that for its store. */
export const moneyStep = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('goods'), amount }),
  z.object({ kind: z.literal('not_kept'), amount }),
  z.object({ kind: z.literal('store_adjustment'), what: z.string(), amount }),
  /** The shop bears it: the door was asked for `given` more or less, and the store has what it would have without. */
  z.object({ kind: z.literal('shop_adjustment'), what: z.string(), given: z.number(), amount }),
  z.object({
    kind: z.literal('commission'),
    /** As it was named when the parcel was ordered. */
    rule: z.string(),
    basisPoints: z.int(),
    /** A piece. */
    fixed: z.number(),
    /** What was kept of the goods that the rule is for. */
    of: z.number(),
    /** Whether the rule’s lowest or highest, or the price, says another sum than its rate. */
    isLimited: z.boolean(),
    amount,
  }),
  z.object({ kind: z.literal('commission_vat'), basisPoints: z.int(), amount }),
  /** `charged` at the door, and kept by who carries the parcel; null: nobody knows yet who that is. */
  z.object({ kind: z.literal('delivery'), charged: z.number(), keptBy: z.nullable(z.enum(COLLECT_FOR)), amount }),
  /** What the store bears of what was given back to the shopper, and what it has back of the commission, with the VAT on that. */
  z.object({ kind: z.literal('refund'), amount }),
  z.object({ kind: z.literal('commission_given_back'), amount }),
  /** What was posted about it beside all that. */
  z.object({ kind: z.literal('other'), amount }),
  z.object({ kind: z.literal('left'), amount }),
])
export type MoneyStep = z.infer<typeof moneyStep>

/** What the money of a parcel waits for. `owed`, in taka: by its store to the shop; below zero by the shop to the store. */
export const moneyState = z.discriminatedUnion('kind', [
  /** The delivery. `owed` where the store is to take the cash. */
  z.object({ kind: z.literal('expected'), owed: z.nullable(z.number()) }),
  /** A word which pieces were kept. */
  z.object({ kind: z.literal('pieces_to_say') }),
  /** The cash, which a courier of the shop has taken. */
  z.object({
    kind: z.literal('with_courier'),
    courier: z.string(),
    /** Of the delivery; null where it brought no cash. */
    since: z.nullable(moment),
    /** After a delivery, within which its cash came lately; null: too few parcels say so. */
    days: z.nullable(z.object({ fewest: z.int(), most: z.int() })),
  }),
  /** A courier of the shop has paid too little for it, and nobody has decided yet who bears that. */
  z.object({ kind: z.literal('short'), courier: z.string() }),
  z.object({ kind: z.literal('payable') }),
  /** All of it was given back. */
  z.object({ kind: z.literal('refunded') }),
  /** The store took the cash itself. */
  z.object({ kind: z.literal('with_store'), owed: z.number() }),
  /** The shop’s own store sold it: nothing is payable, and nobody waits. */
  z.object({ kind: z.literal('own_sale') }),
  /** Its courier lost it, and paid for it: `left` to its store, less the commission. */
  z.object({ kind: z.literal('compensated'), left: z.number() }),
  /** Nobody paid for it. */
  z.object({ kind: z.literal('nothing'), stage }),
  /** It was delivered before there were books. */
  z.object({ kind: z.literal('before_ledger') }),
])
export type MoneyState = z.infer<typeof moneyState>

const told = { amount, statementNumber: z.int() }
const underWay = { ...told, since: moment }

/** Where of it stands what is payable to its store, or what that owes of it: when it is paid, and what that waits for. */
export const moneyStage = z.discriminatedUnion('kind', [
  /** Which is closed in the night to this day; null: soon, that night has come. */
  z.object({ kind: z.literal('next_statement'), amount, closesOn: z.nullable(day) }),
  /** What makes a statement less is not paid. */
  z.object({ kind: z.literal('in_statement'), ...told }),
  /** Set against what the store owes the shop. */
  z.object({ kind: z.literal('netted'), ...told }),
  z.object({ kind: z.literal('held'), ...told, hold: payoutHold }),
  /** In taka; it waits for the next statement. */
  z.object({ kind: z.literal('below_least'), ...told, least: z.number() }),
  /** With that of this statement, or of a newer one. */
  z.object({ kind: z.literal('to_prepare'), ...told }),
  z.object({ kind: z.literal('prepared'), ...underWay }),
  z.object({ kind: z.literal('approved'), ...underWay }),
  z.object({ kind: z.literal('paid'), ...underWay, reference: z.string() }),
])
export type MoneyStage = z.infer<typeof moneyStage>

export const parcelMoney = z.object({
  parcelId: id,
  /** As if all of it were kept: nothing of it stands in the books yet. */
  isExpected: z.boolean(),
  steps: z.array(moneyStep),
  state: moneyState,
  /** A statement each, the next one last. */
  places: z.array(moneyStage),
})
export type ParcelMoney = z.infer<typeof parcelMoney>

export const readParcelMoney = endpoint({
  method: 'GET',
  path: '/api/parcels/:id/money',
  access: 'approved-vendor-or-admin',
  summary:
    'What of a parcel’s price is left for its store, step by step, and what that waits for: what the ledger says, before the delivery what it is expected to.',
  params: z.object({ id: idText }),
  reply: parcelMoney,
})
