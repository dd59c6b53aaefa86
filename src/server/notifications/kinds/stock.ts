import { formatNumber } from '#contract/values/digits'
import { m } from '#messages'
import { type HeldStock, holdingNow, percentOf } from '../held-stock.queries.ts'
import { forgetLowSize, sizeRunningOut } from '../low-stock.queries.ts'
import { pathOf } from '../order-blocks.ts'
import { plainNotification } from '../plain-notification.ts'
import { activeAdmins, storeToNotify } from '../recipients.queries.ts'
import type { Kind } from './kind.ts'

/** To the store: few pieces are left of a size, or none. */
export const stockLow: Kind<'stock.low'> = {
  name: 'stock_low',
  event: 'stock.low',
  audience: 'stores',
  title: m.kind_stock_low,
  ways: { mail: 'on', sms: 'off', bell: 'on' },
  async tell(tx, { payload: { productId, size } }, { publicUrl }) {
    const sized = await sizeRunningOut(tx, productId, size)
    if (!sized) {
      await forgetLowSize(tx, productId, size)
      return []
    }
    const store = await storeToNotify(tx, sized.vendorId)
    if (!store) return []
    const what = { product: sized.name, size }
    const subject = m.message_stock_low({ ...what, count: sized.stock, shown: sized.stock })
    const way = { text: m.message_see_product(), path: `/edit-product/${productId}` }
    const foot = m.mail_why_your_store({ storeName: store.storeName })
    return store.recipients.map((to) => ({
      to,
      ...plainNotification({ subject, words: [m.message_fill_up()], way, publicUrl, foot }),
      sms: () => m.sms_subject({ subject }),
    }))
  },
}

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
    const store = await storeToNotify(tx, payload.vendorId)
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
