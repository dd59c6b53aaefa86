import { m } from '#messages'
import { parcelKind } from '../parcel-kind.ts'

/** To the customer: a parcel does not come any more. */
export const parcelLost = parcelKind({
  name: 'parcel_lost',
  stage: 'lost',
  title: m.kind_parcel_lost,
  ways: { mail: 'must', sms: 'on', bell: 'on' },
  words: ({ storeName }, orderId) => ({
    subject: m.message_parcel_lost({ orderId, storeName }),
    words: [m.message_nothing_to_pay(), m.message_order_again()],
    sms: () => m.sms_parcel_lost({ orderId }),
  }),
})
