import { carrierName } from '#contract/values/couriers'
import { formatTaka, takaOf } from '#contract/values/money'
import { OWN_RIDER } from '#contract/values/stages'
import { m } from '#messages'
import { notifyStores, parcelKind, storeParcelKind } from '../parcel-kind.ts'
import { parcelsPartlyReported } from '../parcels.queries.ts'
import type { Kind } from './kind.ts'

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

/** To the customer: what was paid for the part that was kept. */
export const parcelPartlyDelivered = parcelKind({
  name: 'parcel_partly_delivered',
  stage: 'partly_delivered',
  title: m.kind_parcel_partly_delivered,
  ways: { mail: 'must', sms: 'off', bell: 'on' },
  words: ({ storeName, collectedPoisha }, orderId) => {
    const paid = formatTaka(takaOf(collectedPoisha ?? 0))
    return {
      subject: m.message_parcel_partly_delivered({ orderId, storeName }),
      words: [m.message_paid_for_part({ paid })],
      sms: () => m.sms_parcel_partly_delivered({ orderId, paid }),
    }
  },
})

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

/** To the store: a company says that a part was kept, and no sum. The parcel waits for the store’s word. */
export const parcelPartToSay: Kind<'parcel.told_in_part'> = {
  name: 'parcel_part_to_say',
  event: 'parcel.told_in_part',
  audience: 'stores',
  title: m.kind_parcel_part_to_say,
  ways: { mail: 'on', sms: 'off', bell: 'on' },
  async tell(tx, { payload: { orderId, parcelIds } }, { publicUrl }) {
    return await notifyStores(tx, await parcelsPartlyReported(tx, parcelIds), { orderId, publicUrl }, () => ({
      subject: m.message_say_which_pieces({ orderId }),
      words: [m.message_told_in_part()],
      sms: () => m.sms_say_which_pieces({ orderId }),
      way: { text: m.message_see_on_the_way(), path: '/dashboard/parcels?list=on_the_way' },
    }))
  },
}
