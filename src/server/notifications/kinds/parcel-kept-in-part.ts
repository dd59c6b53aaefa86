import { m } from '#messages'
import { storeParcelKind } from '../parcel-kind.ts'

const COMING_BACK = '/dashboard/parcels?list=coming_back'

/** To the store: others say that a part was kept. A courier says the sum alone: which pieces, the store is asked. */
export const parcelKeptInPart = storeParcelKind({
  name: 'parcel_kept_in_part',
  stage: 'partly_delivered',
  title: m.kind_parcel_kept_in_part,
  ways: { mail: 'on', sms: 'off', bell: 'on' },
  words: ({ isSaid }, orderId) => ({
    subject: isSaid ? m.message_rest_comes_back({ orderId }) : m.message_say_which_pieces({ orderId }),
    words: [isSaid ? m.message_say_what_is_back() : m.message_rest_after_pieces()],
    sms: () => (isSaid ? m.sms_rest_comes_back({ orderId }) : m.sms_say_which_pieces({ orderId })),
    way: { text: m.message_see_coming_back(), path: COMING_BACK },
  }),
})
