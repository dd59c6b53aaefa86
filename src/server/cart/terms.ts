import { exactPoisha } from '#contract/values/money'
import type { Db } from '../platform/database/db.ts'
import { type ReadSettings, shippingPoisha } from '../settings/read-settings.ts'
import type { Terms } from './quote.ts'

export type ReadTerms = () => Promise<Terms>

/** For carts that are only read, which they are all the time: from the settings in memory. */
export function termsBy(readSettings: ReadSettings): ReadTerms {
  return async () => termsWith(exactPoisha((await readSettings()).shippingFee))
}

/** For what is changed or ordered: as they are in the database when its prices are. */
export async function termsNow(db: Db): Promise<Terms> {
  return termsWith(await shippingPoisha(db))
}

/** No adjustments before there are promotions, which stand below the cart on the ladder. */
function termsWith(shippingPoisha: number): Terms {
  return { shippingPoisha, adjustmentsOf: () => [] }
}
