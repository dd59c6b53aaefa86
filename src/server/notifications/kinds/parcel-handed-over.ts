import { carrierName } from '#contract/values/couriers'
import { OWN_RIDER } from '#contract/values/stages'
import { m } from '#messages'
import { parcelKind } from '../parcel-kind.ts'

/** To the customer: a parcel has left its store, with whom, and its tracking number where it has one. */
export const parcelHandedOver = parcelKind({
  name: 'parcel_handed_over',
  stage: 'handed_over',
  title: m.kind_parcel_handed_over,
  ways: { mail: 'on', sms: 'on', bell: 'on' },
  words: ({ storeName, courier, trackingNumber }, orderId) => ({
    subject: m.message_parcel_handed_over({ orderId, storeName }),
    words: [
      courier === OWN_RIDER || !courier
        ? m.message_own_rider_brings()
        : m.message_courier_brings({ courier: carrierName(courier) }),
      trackingNumber && m.message_tracking_number({ trackingNumber }),
    ],
    sms: () => m.sms_parcel_handed_over({ orderId, storeName }),
  }),
})
