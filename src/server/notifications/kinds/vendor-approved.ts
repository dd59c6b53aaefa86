import { m } from '#messages'
import { plainNotification } from '../plain-notification.ts'
import { storeToTell } from '../recipients.queries.ts'
import type { Kind } from './kind.ts'

/** To the store: it may sell. */
export const vendorApproved: Kind<'vendor.approved'> = {
  name: 'vendor_approved',
  event: 'vendor.approved',
  audience: 'stores',
  title: m.kind_vendor_approved,
  ways: { mail: 'must', sms: 'on', bell: 'on' },
  async tell(tx, { payload: { vendorId } }, { publicUrl }) {
    const store = await storeToTell(tx, vendorId)
    if (store?.status !== 'Approved') return []
    const { storeName, recipients } = store
    const subject = m.message_store_approved({ storeName })
    const way = { text: m.message_add_products(), path: '/dashboard/products' }
    const foot = m.mail_why_your_store({ storeName })
    return recipients.map((to) => ({
      to,
      ...plainNotification({ subject, words: [m.message_store_may_sell()], way, publicUrl, foot }),
      sms: () => m.sms_store_approved({ storeName }),
    }))
  },
}
