import type { VatRate } from '#contract/commission'
import { m } from '#messages'
import { record } from '../audit/record.ts'
import type { Actor } from '../platform/actor.ts'
import { type Db, transact } from '../platform/database/db.ts'
import { insertVatRate, type VatRateRecord, vatRates } from './vat-rates.queries.ts'

export async function listVatRates(db: Db): Promise<{ rates: VatRate[] }> {
  return { rates: (await vatRates(db)).map(shownOf) }
}

/** Also of a day that is past: it is known then, and changes nothing that was delivered. */
export async function addVatRate(
  db: Db,
  actor: Actor,
  { what, percent, validFrom }: Pick<VatRate, 'what' | 'percent' | 'validFrom'>,
): Promise<VatRate> {
  return await transact(db, async (tx) => {
    const id = await insertVatRate(tx, { what, basisPoints: Math.round(percent * 100), validFrom })
    const added = (await vatRates(tx)).find((rate) => rate.id === id)
    if (!added) throw new Error('What was inserted is there.')
    await record(tx, actor, {
      action: 'create',
      subject: 'vat',
      subjectId: id,
      subjectName: NAMES[what](),
      before: null,
      after: { percent, validFrom },
    })
    return shownOf(added)
  })
}

const NAMES: Record<VatRate['what'], () => string> = {
  commission: () => m.commission_title(),
  goods: () => m.commission_vat_of_goods(),
}

function shownOf({ basisPoints, ...rate }: VatRateRecord): VatRate {
  return { ...rate, percent: basisPoints / 100 }
}
