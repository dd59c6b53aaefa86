import { m } from '#messages'
import { parcelKind } from '../parcel-kind.ts'

/** To the customer: the rider says that a parcel was refused, which they may know better. */
export const parcelRefused = parcelKind({
  name: 'parcel_refused',
  stage: 'refused',
  title: m.kind_parcel_refused,
  ways: { mail: 'must', sms: 'off', bell: 'on' },
  words: ({ storeName }, orderId) => ({
    subject: m.message_parcel_refused({ orderId, storeName }),
    words: [m.message_nothing_to_pay(), m.message_not_refused()],
    sms: () => m.sms_parcel_refused({ orderId }),
  }),
})
