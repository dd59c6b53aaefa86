import { m } from '#messages'
import { plainNotification } from '../plain-notification.ts'
import { activeAdmins, storeToTell } from '../recipients.queries.ts'
import type { Kind } from './kind.ts'

/** To admins: a store waits for their decision. */
export const vendorWaiting: Kind<'vendor.waiting'> = {
  name: 'vendor_waiting',
  event: 'vendor.waiting',
  audience: 'admins',
  title: m.kind_vendor_waiting,
  ways: { mail: 'on', sms: 'off', bell: 'on' },
  async tell(tx, { payload: { vendorId } }, { publicUrl }) {
    const store = await storeToTell(tx, vendorId)
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
