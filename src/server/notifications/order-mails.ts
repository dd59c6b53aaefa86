import type { Adjustment } from '#contract/cart'
import type { Order } from '#contract/orders'
import { formatTaka } from '#contract/values/money'
import { LOCALE, m } from '#messages'
import type { Block, MailContent } from '../platform/mail/content.ts'

type Parcel = Order['parcels'][number]
type Figure = { name: string; amount: string; isSum?: boolean }

/** The order as its customer sees it. `origin` is the shop’s address, where it is known. */
export function orderPlacedMail(order: Order, origin: string | undefined): MailContent {
  const isSplit = order.parcels.length > 1
  const [orderId, total] = [order.id, formatTaka(order.total)]
  return {
    subject: m.mail_your_order({ orderId }),
    title: m.ui_confirmation_title(),
    blocks: [
      { kind: 'words', text: m.mail_order_of({ orderId, moment: momentOf(order) }) },
      ...order.parcels.flatMap((parcel) => ofParcel(parcel, isSplit)),
      { kind: 'heading', text: m.ui_total() },
      { kind: 'figures', figures: figuresOf(order) },
      { kind: 'words', text: isSplit ? m.mail_pay_several({ total }) : m.mail_pay_one({ total }) },
      { kind: 'heading', text: m.ui_what_happens_next() },
      {
        kind: 'words',
        text: isSplit ? m.mail_next_several({ parcels: order.parcels.length }) : m.mail_next_one(),
      },
      { kind: 'heading', text: m.ui_deliver() },
      { kind: 'facts', facts: deliveryOf(order) },
      wayTo(order, origin),
    ],
    foot: m.mail_why_customer(),
  }
}

function ofParcel(parcel: Parcel, isSplit: boolean): Block[] {
  const heading: Block = { kind: 'heading', text: m.ui_from_storename({ storeName: parcel.storeName }) }
  return [heading, linesOf(parcel), ...(isSplit ? [{ kind: 'words', text: dueAtTheDoor(parcel) } as const] : [])]
}

function figuresOf(order: Order): Figure[] {
  return [
    { name: m.ui_subtotal(), amount: formatTaka(order.itemsTotal) },
    ...order.adjustments.map(adjustmentOf),
    { name: m.ui_shipping(), amount: formatTaka(order.shipping) },
    { name: m.ui_total(), amount: formatTaka(order.total), isSum: true },
  ]
}

/** The order as the store sees it: its own parcel alone, and of the customer what delivery needs. */
export function orderToPackMail(order: Order, parcel: Parcel, origin: string | undefined): MailContent {
  const { storeName } = parcel
  const title = m.mail_to_pack({ orderId: order.id })
  const notes = order.notes ? [{ name: m.ui_notes(), text: order.notes }] : []
  return {
    subject: title,
    title,
    blocks: [
      { kind: 'words', text: m.mail_ordered_from({ storeName, moment: momentOf(order) }) },
      linesOf(parcel),
      { kind: 'figures', figures: collectedOf(parcel) },
      { kind: 'words', text: m.mail_store_is_paid() },
      { kind: 'heading', text: m.ui_deliver() },
      { kind: 'facts', facts: [...deliveryOf(order), ...notes] },
      wayTo(order, origin),
    ],
    foot: m.mail_why_store({ storeName }),
  }
}

function collectedOf({ total, toCollect }: Parcel): Figure[] {
  return [
    { name: m.ui_parcel(), amount: formatTaka(total) },
    ...toCollect.adjustments.map(adjustmentOf),
    ...(toCollect.shipping > 0 ? [{ name: m.ui_shipping(), amount: formatTaka(toCollect.shipping) }] : []),
    { name: m.ui_amount_collect(), amount: formatTaka(toCollect.total), isSum: true },
  ]
}

function adjustmentOf({ what, amount }: Adjustment): Figure {
  return { name: what, amount: formatTaka(amount) }
}

function linesOf({ items }: Parcel): Block {
  return {
    kind: 'lines',
    lines: items.map(({ productName, size, quantity, subtotal }) => ({
      name: productName,
      detail: m.mail_size_times({ size, quantity }),
      amount: formatTaka(subtotal),
    })),
  }
}

function dueAtTheDoor({ toCollect }: Parcel): string {
  const [total, shipping] = [formatTaka(toCollect.total), formatTaka(toCollect.shipping)]
  return toCollect.shipping > 0 ? m.mail_due_with_shipping({ total, shipping }) : m.mail_due({ total })
}

function deliveryOf({ customer: { name, phone, address, city } }: Order): { name: string; text: string }[] {
  return [
    { name: m.ui_name(), text: name },
    { name: m.ui_phone(), text: phone },
    { name: m.ui_address(), text: [address, city].filter(Boolean).join(', ') },
  ]
}

/** An address in a mail has to be the shop’s own: where that is not known, the mail says where to look instead. */
function wayTo({ id }: Order, origin: string | undefined): Block {
  if (origin) return { kind: 'way', text: m.ui_see_order(), url: `${origin}/dashboard/orders/${id}` }
  return { kind: 'words', text: m.mail_find_order() }
}

const DHAKA = new Intl.DateTimeFormat(LOCALE, {
  timeZone: 'Asia/Dhaka',
  ...{ day: 'numeric', month: 'short', year: 'numeric', hour: 'numeric', minute: '2-digit', hour12: true },
} as const)

function momentOf({ createdAt }: Order): string {
  return DHAKA.format(new Date(createdAt))
}
