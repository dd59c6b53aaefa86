import { m } from '#messages'
import { storeParcelKind } from '../parcel-kind.ts'

/** To the store: others say that a parcel comes back, unless it was refused, which says the same. */
export const parcelComingBack = storeParcelKind({
  name: 'parcel_coming_back',
  stage: 'coming_back',
  title: m.kind_parcel_coming_back,
  ways: { mail: 'on', sms: 'off', bell: 'on' },
  isToldAs: 'refused',
  words: (_, orderId) => ({
    subject: m.message_parcel_coming_back({ orderId }),
    words: [m.message_say_what_is_back()],
    sms: () => m.sms_parcel_coming_back({ orderId }),
  }),
})
