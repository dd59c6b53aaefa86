import { exactPoisha } from '#contract/values/money'
import type { Settings } from '#contract/values/settings'
import type { Db } from '../platform/database/db.ts'
import { type ReadSettings, shippingPoisha } from '../settings/read-settings.ts'
import type { Charges } from './quote.ts'

export type ReadCharges = () => Promise<Charges>

/** For carts that are only read, which they are all the time: from the settings in memory. */
export function chargesBy(readSettings: ReadSettings): ReadCharges {
  return async () => chargesOf(await readSettings())
}

/** For what is changed or ordered: as they are in the database when its prices are. */
export async function chargesNow(db: Db): Promise<Charges> {
  return chargesWith(await shippingPoisha(db))
}

export function chargesOf({ shippingFee }: Pick<Settings, 'shippingFee'>): Charges {
  return chargesWith(exactPoisha(shippingFee))
}

/** No adjustments before there are promotions, which stand below the cart on the ladder. */
function chargesWith(shippingPoisha: number): Charges {
  return { shippingPoisha, adjustmentsOf: () => [] }
}
