import { m } from '#messages'
import { lockedCourier } from '../locked-courier.queries.ts'
import { plainNotification } from '../plain-notification.ts'
import { ownersToTell } from '../recipients.queries.ts'
import type { Kind } from './kind.ts'

/** To whose account it is, a store or the admins: the courier company does not take its keys. */
export const courierRefused: Kind<'courier.refused'> = {
  name: 'courier_refused',
  event: 'courier.refused',
  audience: 'stores',
  title: m.kind_courier_refused,
  ways: { mail: 'on', bell: 'on' },
  async tell(tx, { payload: { courierAccountId, vendorId } }, { publicUrl }) {
    const locked = await lockedCourier(tx, courierAccountId)
    if (!locked) return []
    const subject = m.message_courier_refused({ courier: locked.courier })
    const words = [
      m.couriers_says({ courier: locked.courier, words: locked.problem }),
      m.message_courier_refused_next(),
    ]
    const way = { text: m.ui_couriers(), path: '/dashboard/parcels/couriers' }
    return (await ownersToTell(tx, vendorId)).map(({ to, foot }) => ({
      to,
      ...plainNotification({ subject, words, way, publicUrl, foot }),
    }))
  },
}
