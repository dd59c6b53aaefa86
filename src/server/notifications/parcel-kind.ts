import type { Stage } from '#contract/values/stages'
import { m } from '#messages'
import type { Kind, Notification } from './kinds/kind.ts'
import { mostADayFor } from './kinds/most-a-day.ts'
import { pathOf } from './order-blocks.ts'
import { parcelsAt, type ToldParcel } from './parcels.queries.ts'
import { plainNotification } from './plain-notification.ts'
import { customerOf, storeToTell } from './recipients.queries.ts'

interface Words {
  subject: string
  /** A paragraph each. */
  words: string[]
  sms?: () => string
}

interface ParcelKind extends Pick<Kind, 'name' | 'title' | 'ways'> {
  stage: Stage
  words(parcel: ToldParcel, orderId: number): Words
}

/** To the customer, that a parcel came to a stage. */
export function parcelKind({ stage, words, ...kind }: ParcelKind): Kind<'parcel.moved'> {
  return {
    ...{ ...kind, event: 'parcel.moved', audience: 'everyone' },
    async tell(tx, { payload: { orderId, parcelIds, stage: reached } }, { publicUrl }) {
      if (reached !== stage) return []
      const customer = await customerOf(tx, orderId)
      const [parcel] = await parcelsAt(tx, parcelIds, stage)
      if (!customer || !parcel) return []
      const { sms, ...said } = words(parcel, orderId)
      const way = { text: m.ui_see_order(), path: pathOf(orderId) }
      const note = plainNotification({ ...said, way, publicUrl, foot: m.mail_why_customer() })
      return [{ ...{ to: customer, orderId }, ...mostADayFor(customer), ...note, ...(sms ? { sms } : {}) }]
    },
  }
}

/** To the store that sent it, unless it said so itself. */
export function storeParcelKind({ stage, words, ...kind }: ParcelKind): Kind<'parcel.moved'> {
  return {
    ...{ ...kind, event: 'parcel.moved', audience: 'stores' },
    async tell(tx, { payload: { orderId, parcelIds, stage: reached, by } }, { publicUrl }) {
      if (reached !== stage || by === 'store') return []
      const told: Notification[] = []
      for (const parcel of await parcelsAt(tx, parcelIds, stage)) {
        const store = await storeToTell(tx, parcel.vendorId)
        const { sms, ...said } = words(parcel, orderId)
        const way = { text: m.ui_see_order(), path: pathOf(orderId) }
        const foot = m.mail_why_your_store({ storeName: parcel.storeName })
        const note = plainNotification({ ...said, way, publicUrl, foot })
        for (const to of store?.recipients ?? []) told.push({ ...{ to, orderId }, ...note, ...(sms ? { sms } : {}) })
      }
      return told
    },
  }
}
