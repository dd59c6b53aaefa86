import { m } from '#messages'
import { storeParcelKind } from '../parcel-kind.ts'

/** To the store: others say that a parcel was refused. It comes back then, also where nobody says so. */
export const parcelNotTaken = storeParcelKind({
  name: 'parcel_not_taken',
  stage: 'refused',
  title: m.kind_parcel_not_taken,
  ways: { mail: 'on', sms: 'off', bell: 'on' },
  isNewsAt: ['coming_back'],
  isToldAs: 'coming_back',
  words: (_, orderId) => ({
    subject: m.message_parcel_not_taken({ orderId }),
    words: [m.message_say_what_is_back()],
    sms: () => m.sms_parcel_not_taken({ orderId }),
  }),
})
