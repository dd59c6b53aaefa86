import { formatTaka, takaOf } from '#contract/values/money'
import { m } from '#messages'
import { parcelKind } from '../parcel-kind.ts'

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
