import type { Stage } from '#contract/values/stages'
import { m } from '#messages'
import type { Db } from '../platform/database/db.ts'
import type { Kind, Notification, NotificationOptions } from './kinds/kind.ts'
import { mostADayFor } from './kinds/most-a-day.ts'
import { pathOf } from './order-blocks.ts'
import { type NotifiedParcel, parcelsAt, stagesOf } from './parcels.queries.ts'
import { plainNotification } from './plain-notification.ts'
import { customerOf, storeToNotify } from './recipients.queries.ts'

interface Words {
  subject: string
  /** A paragraph each. */
  words: string[]
  sms?: () => string
}

interface ParcelKind extends Pick<Kind, 'name' | 'title' | 'ways'> {
  stage: Stage
  /** Where it is still news, beside the stage. */
  isNewsAt?: Stage[]
  words(parcel: NotifiedParcel, orderId: number, reached: Stage): Words
}

interface CustomerParcelKind extends ParcelKind {
  /** A stage that says the same where a courier brings a parcel there; once, whichever comes first. */
  orByCourier?: Stage
}

/** To the customer, that a parcel came to a stage. */
export function parcelKind(known: CustomerParcelKind): Kind<'parcel.moved'> {
  const { stage, words, isNewsAt = [], orByCourier, ...kind } = known
  return {
    ...kind,
    event: 'parcel.moved',
    audience: 'everyone',
    mayTell: ({ stage: reached, by }) => reached === stage || (reached === orByCourier && by === 'courier'),
    async tell(tx, { payload: { orderId, parcelIds, stage: reached } }, { publicUrl }) {
      const isSame = reached !== stage
      const customer = await customerOf(tx, orderId)
      const [parcel] = await parcelsAt(tx, parcelIds, stage, ...isNewsAt)
      if (!customer || !parcel) return []
      if (isSame && (await stageBefore(tx, parcel, reached)) === stage) return []
      const { sms, ...said } = words(parcel, orderId, reached)
      const way = { text: m.ui_see_order(), path: pathOf(orderId) }
      const note = plainNotification({ ...said, way, publicUrl, foot: m.mail_why_customer() })
      return [
        {
          to: customer,
          orderId,
          ...mostADayFor(customer),
          ...note,
          ...(sms ? { sms } : {}),
        },
      ]
    },
  }
}

async function stageBefore(tx: Db, { parcelId }: NotifiedParcel, reached: Stage): Promise<Stage | undefined> {
  const way = (await stagesOf(tx, [parcelId])).get(parcelId) ?? []
  return way[way.lastIndexOf(reached) - 1]
}

interface StoreParcelKind extends ParcelKind {
  /** A stage that says the same: what was there just before is told already. */
  isToldAs?: Stage
  words(parcel: NotifiedParcel, orderId: number): StoreWords
}

interface StoreWords extends Words {
  /** To the order where absent. */
  way?: { text: string; path: string }
}

/** To the store that sent it, unless it said so itself. */
export function storeParcelKind({
  stage,
  words,
  isNewsAt = [],
  isToldAs,
  ...kind
}: StoreParcelKind): Kind<'parcel.moved'> {
  return {
    ...kind,
    event: 'parcel.moved',
    audience: 'stores',
    mayTell: ({ stage: reached, by }) => reached === stage && by !== 'store',
    async tell(tx, { payload: { orderId, parcelIds } }, { publicUrl }) {
      const stages = await stagesOf(tx, parcelIds)
      const isNews = ({ parcelId, isReceivedBack }: NotifiedParcel) => {
        const way = stages.get(parcelId) ?? []
        const at = way.lastIndexOf(stage)
        const isThere = way.slice(at + 1).every((each) => isNewsAt.includes(each))
        return !isReceivedBack && isThere && (isToldAs === undefined || way[at - 1] !== isToldAs)
      }
      const parcels = await parcelsAt(tx, parcelIds, stage, ...isNewsAt)
      return await notifyStores(tx, parcels.filter(isNews), { orderId, publicUrl }, words)
    },
  }
}

/** The store of each of them. */
export async function notifyStores(
  tx: Db,
  parcels: NotifiedParcel[],
  { orderId, publicUrl }: Pick<NotificationOptions, 'publicUrl'> & { orderId: number },
  words: StoreParcelKind['words'],
): Promise<Notification[]> {
  const told: Notification[] = []
  for (const parcel of parcels) {
    const store = await storeToNotify(tx, parcel.vendorId)
    const { sms, way = { text: m.ui_see_order(), path: pathOf(orderId) }, ...said } = words(parcel, orderId)
    const foot = m.mail_why_your_store({ storeName: parcel.storeName })
    const note = plainNotification({ ...said, way, publicUrl, foot })
    for (const to of store?.recipients ?? [])
      told.push({
        to,
        orderId,
        ...note,
        ...(sms ? { sms } : {}),
      })
  }
  return told
}
