import { m } from '#messages'
import { tellStores } from '../parcel-kind.ts'
import { parcelsToldInPart } from '../parcels.queries.ts'
import type { Kind } from './kind.ts'

/** To the store: a company says that a part was kept, and no sum. The parcel waits for the store’s word. */
export const parcelPartToSay: Kind<'parcel.told_in_part'> = {
  name: 'parcel_part_to_say',
  event: 'parcel.told_in_part',
  audience: 'stores',
  title: m.kind_parcel_part_to_say,
  ways: { mail: 'on', sms: 'off', bell: 'on' },
  async tell(tx, { payload: { orderId, parcelIds } }, { publicUrl }) {
    return await tellStores(tx, await parcelsToldInPart(tx, parcelIds), { orderId, publicUrl }, () => ({
      subject: m.message_say_which_pieces({ orderId }),
      words: [m.message_told_in_part()],
      sms: () => m.sms_say_which_pieces({ orderId }),
      way: { text: m.message_see_on_the_way(), path: '/dashboard/parcels?list=on_the_way' },
    }))
  },
}
