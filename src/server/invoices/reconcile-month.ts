import type { Reconciliation } from '#contract/invoices'
import { byName } from '#contract/values/by-name'
import { RECONCILED } from '#contract/values/invoices'
import { takaOf } from '#contract/values/money'
import { nextClosingAfter } from '../payouts/periods.ts'
import type { Db } from '../platform/database/db.ts'
import { reconcileDays } from './reconcile.queries.ts'

/**
 * The books of a month beside its tax invoices (docs/decisions/087): what the shop took of what it supplied in it, less all that invoices,
 * credit notes and what is not invoiced say of that, ends in 0.
 */
export async function reconcileMonth(db: Db, month: string): Promise<Reconciliation> {
  const found = await reconcileDays(db, `${month}-01`, nextClosingAfter(`${month}-01`, 'monthly'))
  const sumsOf = (part: string) => found.find((each) => each.part === part) ?? { commissionPoisha: 0, vatPoisha: 0 }
  const others = RECONCILED.filter((part) => part !== 'ledger').map(sumsOf)
  const ledger = sumsOf('ledger')
  const less = (of: 'commissionPoisha' | 'vatPoisha') => others.reduce((left, sums) => left - sums[of], ledger[of])
  const shown = (commissionPoisha: number, vatPoisha: number) => ({
    commission: takaOf(commissionPoisha),
    vat: takaOf(vatPoisha),
  })
  return {
    month,
    ...byName(RECONCILED, (part) => shown(sumsOf(part).commissionPoisha, sumsOf(part).vatPoisha)),
    difference: shown(less('commissionPoisha'), less('vatPoisha')),
  }
}
