import { m } from '#messages'
import { plainNotification } from '../plain-notification.ts'
import { activeAdmins, storeToNotify } from '../recipients.queries.ts'
import type { Kind } from './kind.ts'

/** To admins: a store waits for their decision. */
export const vendorWaiting: Kind<'vendor.waiting'> = {
  name: 'vendor_waiting',
  event: 'vendor.waiting',
  audience: 'admins',
  title: m.kind_vendor_waiting,
  ways: { mail: 'on', sms: 'off', bell: 'on' },
  async tell(tx, { payload: { vendorId } }, { publicUrl }) {
    const store = await storeToNotify(tx, vendorId)
    if (store?.status !== 'Pending') return []
    const { storeName } = store
    const subject = m.message_store_waits({ storeName })
    const way = { text: m.message_see_vendors(), path: '/dashboard/vendors' }
    return (await activeAdmins(tx)).map((to) => ({
      to,
      ...plainNotification({ subject, words: [m.message_please_decide()], way, publicUrl, foot: m.mail_why_admin() }),
      sms: () => m.sms_store_waits({ storeName }),
    }))
  },
}

/** To the store: it may sell. */
export const vendorApproved: Kind<'vendor.approved'> = {
  name: 'vendor_approved',
  event: 'vendor.approved',
  audience: 'stores',
  title: m.kind_vendor_approved,
  ways: { mail: 'must', sms: 'on', bell: 'on' },
  async tell(tx, { payload: { vendorId } }, { publicUrl }) {
    const store = await storeToNotify(tx, vendorId)
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

/** To the store: why it may not sell yet, and how it asks again. */
export const vendorRejected: Kind<'vendor.rejected'> = {
  name: 'vendor_rejected',
  event: 'vendor.rejected',
  audience: 'stores',
  title: m.kind_vendor_rejected,
  ways: { mail: 'must', sms: 'on', bell: 'on' },
  async tell(tx, { payload: { vendorId } }, { publicUrl }) {
    const store = await storeToNotify(tx, vendorId)
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
