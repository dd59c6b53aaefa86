import { m } from '#messages'
import { parcelKind } from '../parcel-kind.ts'

/** To the customer: a rider has the parcel. It names no day: quiet hours may keep it until the next. */
export const parcelAtTheDoor = parcelKind({
  name: 'parcel_at_the_door',
  stage: 'at_the_door',
  title: m.kind_parcel_at_the_door,
  ways: { mail: 'off', sms: 'on', bell: 'on' },
  words: ({ storeName }, orderId) => ({
    subject: m.message_parcel_at_the_door({ orderId, storeName }),
    words: [m.message_have_cash_ready()],
    sms: () => m.sms_parcel_at_the_door({ orderId, storeName }),
  }),
})
