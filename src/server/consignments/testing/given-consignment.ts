import type { Company } from '#contract/values/couriers'
import { order, orderBody } from '../../testing/orders.ts'
import { bringParcel } from '../../testing/parcels.ts'
import type { TestShop } from '../../testing/shop.ts'
import type { Traders } from '../../testing/traders.ts'

interface Given {
  traders: Pick<Traders, 'customer' | 'admin' | 'baker'>
  accountId: number
  company: Company
  number: string
}

/** A parcel that a company has, put into the tables. Answers its id. */
export async function givenConsignment(
  shop: TestShop,
  { traders, accountId, company, number }: Given,
): Promise<number> {
  const productId = await shop.given.product({ vendorId: traders.baker.id })
  const { body } = await order(shop, traders.customer.token, orderBody([{ productId }]))
  const parcelId: number = body.parcels[0].id
  await bringParcel(shop, traders.baker.token, parcelId, { stage: 'handed_over' })
  await shop.db.updateTable('parcels').set({ courier: company }).where('id', '=', parcelId).execute()
  await shop.db
    .insertInto('consignments')
    .values({
      ...{ parcel_id: parcelId, account_id: accountId, invoice: `H${parcelId}`, number, state: 'booked' },
      ...{ asked_by: traders.admin.id, asked_for: 'shop', recipient: '{}', cash_poisha: 151_000, word: 'booked' },
    })
    .execute()
  return parcelId
}
