import type { Adjustment } from '#contract/cart'
import type { Order } from '#contract/orders'
import { formatTaka } from '#contract/values/money'
import { LOCALE, m } from '#messages'
import type { Block } from '../platform/mail/content.ts'

export type Parcel = Order['parcels'][number]
export interface Figure {
  name: string
  amount: string
  isSum?: boolean
}

export function linesOf({ items }: Parcel): Block {
  return {
    kind: 'lines',
    lines: items.map(({ productName, size, quantity, subtotal }) => ({
      name: productName,
      detail: m.mail_size_times({ size, quantity }),
      amount: formatTaka(subtotal),
    })),
  }
}

export function adjustmentOf({ what, amount }: Adjustment): Figure {
  return { name: what, amount: formatTaka(amount) }
}

export function deliveryOf({ customer: { name, phone, address, city } }: Order): { name: string; text: string }[] {
  return [
    { name: m.ui_name(), text: name },
    { name: m.ui_phone(), text: phone },
    { name: m.ui_address(), text: [address, city].filter(Boolean).join(', ') },
  ]
}

/** An address in a mail has to be the shop’s own: where that is not known, the mail says where to look instead. */
export function wayTo({ id }: Pick<Order, 'id'>, publicUrl: string | undefined): Block {
  if (publicUrl) return { kind: 'way', text: m.ui_see_order(), url: `${publicUrl}${pathOf(id)}` }
  return { kind: 'words', text: m.mail_find_order() }
}

export function pathOf(orderId: number): string {
  return `/dashboard/orders/${orderId}`
}

const DHAKA = new Intl.DateTimeFormat(LOCALE, {
  timeZone: 'Asia/Dhaka',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  hour12: true,
} as const)

export function momentOf({ createdAt }: Pick<Order, 'createdAt'>): string {
  return DHAKA.format(new Date(createdAt))
}
