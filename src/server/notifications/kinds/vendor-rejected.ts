import { m } from '#messages'
import { plainNotification } from '../plain-notification.ts'
import { storeToTell } from '../recipients.queries.ts'
import type { Kind } from './kind.ts'

/** To the store: why it may not sell yet, and how it asks again. */
export const vendorRejected: Kind<'vendor.rejected'> = {
  name: 'vendor_rejected',
  event: 'vendor.rejected',
  audience: 'stores',
  title: m.kind_vendor_rejected,
  ways: { mail: 'must', sms: 'on', bell: 'on' },
  async tell(tx, { payload: { vendorId } }, { publicUrl }) {
    const store = await storeToTell(tx, vendorId)
    if (store?.status !== 'Rejected') return []
    const { storeName, recipients, rejectionReason: reason } = store
    const subject = m.message_store_rejected({ storeName })
    const words = [reason && m.message_reason({ reason }), m.message_ask_again()]
    const way = { text: m.message_to_profile(), path: '/dashboard/profile' }
    const foot = m.mail_why_your_store({ storeName })
    return recipients.map((to) => ({
      to,
      ...plainNotification({ subject, words, way, publicUrl, foot }),
      sms: () => m.sms_store_rejected({ storeName }),
      bell: () => ({ text: reason ? `${subject}. ${m.message_reason({ reason })}` : subject, path: way.path }),
    }))
  },
}
