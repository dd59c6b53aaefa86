import type { BookingPreview, CourierArea } from '#contract/couriers'
import { COMPANY_NAMES, COURIER_LIMITS, type Company } from '#contract/values/couriers'
import { takaOf } from '#contract/values/money'
import { phoneIn } from '#contract/values/phone'
import { m } from '#messages'
import { askedPrice } from '../couriers/asked-price.ts'
import type { BookingRequest } from '../couriers/courier.ts'
import { bookableAccount, type Desk } from '../couriers/desk.ts'
import type { NamedArea } from '../couriers/match-area.ts'
import { ordersOf } from '../orders/orders.queries.ts'
import { orderAs } from '../orders/read-order.ts'
import type { Actor } from '../platform/actor.ts'
import type { Db } from '../platform/database/db.ts'
import { Refusal } from '../platform/refusal.ts'
import { parcelToCarry, type Recipient } from './consignments.queries.ts'

export type ToCarry = NonNullable<Awaited<ReturnType<typeof parcelToCarry>>>

/** A parcel that the actor packs. Refuses `parcel_not_found`. */
export async function ownParcel(db: Db, { role, vendor }: Actor, parcelId: number): Promise<ToCarry> {
  const parcel = await parcelToCarry(db, parcelId)
  if (!parcel || (role !== 'Admin' && parcel.vendorId !== vendor?.id)) throw new Refusal('parcel_not_found')
  return parcel
}

/** What a company would be asked to carry. Refuses `parcel_not_found`, `courier_not_found`. */
export async function previewBooking(
  db: Db,
  shop: Db,
  actor: Actor,
  { parcelId, accountId }: { parcelId: number; accountId: number },
  desk: Desk,
): Promise<BookingPreview> {
  const parcel = await ownParcel(db, actor, parcelId)
  const account = await bookableAccount(db, desk, await desk.readSettings(), { vendorId: parcel.vendorId, accountId })
  const { company, id } = account
  const { needsPlace } = COURIER_LIMITS[company]
  const { certain, likely } = needsPlace
    ? (await desk.areasOf(db, account)).match(wholeAddress(parcel))
    : { certain: null, likely: [] }
  const cash = await cashOf(db, actor, parcel)
  const recipient = recipientOf(parcel, certain)
  return {
    name: recipient.name,
    phone: recipient.phone,
    address: recipient.address,
    cash,
    needsPlace,
    place: certain && shownArea(certain),
    places: likely.map(shownArea),
    price: await askedPrice(shop, desk, { actorId: actor.id, accountId: id }, requestOf(parcel, recipient, cash)),
    problems: problemsOf(company, recipient),
  }
}

/** Taka that are collected of it as things stand. */
async function cashOf(db: Db, actor: Actor, { orderId, parcelId }: ToCarry): Promise<number> {
  const [order] = await ordersOf(db, [orderId])
  return (order && orderAs(actor, order).parcels.find(({ id }) => id === parcelId)?.toCollect.total) ?? 0
}

export function wholeAddress({ address, city }: ToCarry): string {
  return `${address}, ${city}`
}

export function recipientOf(parcel: ToCarry, area: NamedArea | null): Recipient {
  const { name, phone } = parcel
  return { name, phone, address: wholeAddress(parcel), place: area && { numbers: area.numbers, names: area.names } }
}

const MOBILE = /^01[3-9]\d{8}$/
const GRAMS_A_PIECE = 300
const LEAST_GRAMS = 500
const MOST_GRAMS = 10_000

/** `cash`: whole taka. Clothing weighs about 300 g a piece; what is more is weighed by the company. */
export function requestOf(parcel: ToCarry, recipient: Recipient, cash: number, invoice = ''): BookingRequest {
  const pieces = Number(parcel.pieces ?? 1)
  const { place: area, ...to } = recipient
  return {
    ...to,
    area,
    altPhone: secondPhoneOf(parcel),
    invoice,
    cash,
    pieces,
    value: Math.round(takaOf(parcel.itemsPoisha)),
    grams: Math.min(MOST_GRAMS, Math.max(LEAST_GRAMS, pieces * GRAMS_A_PIECE)),
    contents: m.couriers_contents({ count: pieces, shown: pieces }),
    note: parcel.notes.slice(0, 200),
  }
}

/** Companies refuse what is no mobile, and it is only one more to try. */
function secondPhoneOf({ phone, altPhone }: ToCarry): string {
  const second = phoneIn(altPhone) ?? ''
  return MOBILE.test(second) && second !== phone ? second : ''
}

/** By field, what a company would not take; said before it refuses. */
export function problemsOf(company: Company, { name, phone, address, place }: Recipient): Record<string, string> {
  const limits = COURIER_LIMITS[company]
  const courier = COMPANY_NAMES[company]
  const problems: Record<string, string> = {}
  const within = (field: 'name' | 'address', text: string) => {
    const [least, most] = limits[field]
    if (text.length < least || text.length > most)
      problems[field] = m.couriers_takes_characters({ courier, least, most, length: text.length })
  }
  within('name', name)
  within('address', address)
  if (!MOBILE.test(phone)) problems['phone'] = m.couriers_takes_mobile({ courier })
  if (limits.needsPlace && !place) problems['place'] = m.couriers_choose_place({ courier })
  return problems
}

export function shownArea({ key, names }: NamedArea): CourierArea {
  return { key, names }
}
