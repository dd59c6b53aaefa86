import { formatNumber } from '#contract/values/digits'
import { m } from '#messages'
import { type HeldStock, holdingNow, percentOf } from '../held-stock.queries.ts'
import { pathOf } from '../order-blocks.ts'
import { plainNotification } from '../plain-notification.ts'
import { activeAdmins, storeToTell } from '../recipients.queries.ts'
import type { Kind } from './kind.ts'

const HELD_BY: Record<HeldStock['by'], (of: { percent: string; storeName: string }) => string> = {
  account: (of) => m.message_held_by_account(of),
  phone: (of) => m.message_held_by_phone(of),
  place: (of) => m.message_held_by_place(of),
}

/** To admins: one account, one phone or one address has much of what a store has counted on order. */
export const stockHeld: Kind<'stock.held'> = {
  name: 'stock_held',
  event: 'stock.held',
  audience: 'admins',
  title: m.kind_stock_held,
  ways: { mail: 'on', bell: 'on' },
  async tell(tx, { payload }, { publicUrl }) {
    const held = await holdingNow(tx, payload)
    const store = await storeToTell(tx, payload.vendorId)
    if (!held || !store) return []
    const { storeName } = store
    const subject = HELD_BY[payload.by]({ percent: formatNumber(Math.floor(percentOf(held))), storeName })
    const words = [
      m.message_held_pieces({ pieces: formatNumber(held.pieces), left: formatNumber(held.left) }),
      m.message_held_next(),
    ]
    const way = { text: m.ui_see_order(), path: pathOf(payload.orderId) }
    const note = plainNotification({ subject, words, way, publicUrl, foot: m.mail_why_admin() })
    return (await activeAdmins(tx)).map((to) => ({ to, ...note }))
  },
}
