import type { StoreTerms } from '#contract/store-terms'
import { takaOf } from '#contract/values/money'
import type { Db } from '../platform/database/db.ts'
import { Refusal } from '../platform/refusal.ts'
import { readSettings } from '../settings/read-settings.ts'
import { balanceOf } from './balances.queries.ts'
import { todayInDhaka } from './closing.queries.ts'
import { nextClosingAfter, periodIn } from './periods.ts'
import { termsOfStore } from './terms.queries.ts'

/** Refuses `vendor_not_found`. */
export async function readTerms(db: Db, vendorId: number): Promise<StoreTerms> {
  const terms = await termsOfStore(db, vendorId)
  if (!terms) throw new Refusal('vendor_not_found')
  const settings = await readSettings(db)
  const { balancePoisha } = await balanceOf(db, vendorId)
  const periodNow = terms.period ?? periodIn(settings.statementPeriod)
  const nextClosing = nextClosingAfter(await todayInDhaka(db), periodNow)
  return { vendorId, ...terms, periodNow, nextClosing, balance: takaOf(balancePoisha) }
}
