import { m } from '#messages'
import { forgetLowSize, sizeRunningOut } from '../low-stock.queries.ts'
import { plainNotification } from '../plain-notification.ts'
import { storeToTell } from '../recipients.queries.ts'
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
    const store = await storeToTell(tx, sized.vendorId)
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
