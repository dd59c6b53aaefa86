import { m } from '#messages'
import { parcelKind } from '../parcel-kind.ts'

/** To the customer: the rider says that a parcel was refused, or a company that it brings it back, which they may know better. */
export const parcelRefused = parcelKind({
  name: 'parcel_refused',
  stage: 'refused',
  isNewsAt: ['coming_back', 'back'],
  orByCourier: 'coming_back',
  title: m.kind_parcel_refused,
  ways: { mail: 'must', sms: 'off', bell: 'on' },
  words: ({ storeName }, orderId, reached) => {
    const isRefused = reached === 'refused'
    return {
      subject: (isRefused ? m.message_parcel_refused : m.message_parcel_goes_back)({ orderId, storeName }),
      words: [m.message_nothing_to_pay(), isRefused ? m.message_not_refused() : m.message_wanted_it()],
      sms: () => (isRefused ? m.sms_parcel_refused : m.sms_parcel_goes_back)({ orderId }),
    }
  },
})
