import { m } from '#messages'
import { parcelKind } from '../parcel-kind.ts'

/** To the customer: the store has said yes. */
export const parcelConfirmed = parcelKind({
  name: 'parcel_confirmed',
  stage: 'confirmed',
  title: m.kind_parcel_confirmed,
  ways: { mail: 'off', bell: 'on' },
  words: ({ storeName }, orderId) => ({
    subject: m.message_parcel_confirmed({ orderId, storeName }),
    words: [m.message_parcel_is_packed()],
  }),
})
