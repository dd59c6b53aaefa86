import type { NewRule, RuleTrial } from '#contract/commission'
import { type CommissionTerms, commissionsOf, keptShare } from '#contract/values/commission-of'
import { takaOf } from '#contract/values/money'
import type { Db } from '../platform/database/db.ts'
import { ruleToAdd } from './change-rules.ts'
import { insertRule } from './rules.queries.ts'
import { foundFor, lastMonth, linesDelivered, type TrialLine } from './trial.queries.ts'
import { vatNow } from './vat-rates.queries.ts'

/** So many at once, however long the month was. */
const PARCELS_A_PAGE = 2_000

/** All of them are in the total. */
const MOST_STORES = 100

interface Tally {
  storeName: string
  parcels: number
  soldPoisha: number
  frozen: Charged
  tried: Charged
}

interface Charged {
  commissionPoisha: number
  vatPoisha: number
}

interface Trial {
  terms: CommissionTerms
  vat: number
  /** `store/category` of what would be sold under it. */
  wins: Set<string>
}

/**
 * What the last month would have cost, where the rule were in force now. What would be sold under another rule costs what it did.
 * Refuses what `addRule` does.
 */
export async function tryRule(db: Db, asked: NewRule): Promise<RuleTrial> {
  const tallies = await tallied(db, await foundOnTrial(db, asked))
  const stores = [...tallies].map(([id, tally]) => ({ id, name: tally.storeName, ...shownOf([tally]) }))
  return {
    month: await lastMonth(db),
    total: shownOf([...tallies.values()]),
    stores: stores.toSorted((one, other) => other.sold - one.sold || one.id - other.id).slice(0, MOST_STORES),
  }
}

/** The rule is written, looked for as a checkout looks, and taken back. */
async function foundOnTrial(db: Db, asked: NewRule): Promise<Trial> {
  const tx = await db.startTransaction().execute()
  try {
    const terms = { ...(await ruleToAdd(tx, asked)), validFrom: undefined }
    const won = await foundFor(tx, await insertRule(tx, terms))
    const wins = new Set(won.map(({ vendorId, categoryId }) => `${vendorId}/${categoryId}`))
    return { terms, vat: await vatNow(tx, 'commission'), wins }
  } finally {
    await tx.rollback().execute()
  }
}

async function tallied(db: Db, trial: Trial): Promise<Map<number, Tally>> {
  const tallies = new Map<number, Tally>()
  for (let after = 0; ; ) {
    const lines = await linesDelivered(db, { after, parcels: PARCELS_A_PAGE })
    const last = lines.at(-1)
    if (!last) return tallies
    for (const parcel of parcelsIn(lines)) addParcel(tallies, parcel, trial)
    after = last.parcelId
  }
}

/** Lines of one parcel follow each other. */
function parcelsIn(lines: TrialLine[]): TrialLine[][] {
  const parcels: TrialLine[][] = []
  for (const line of lines) {
    const parcel = parcels.at(-1)
    if (parcel?.[0]?.parcelId === line.parcelId) parcel.push(line)
    else parcels.push([line])
  }
  return parcels
}

function addParcel(tallies: Map<number, Tally>, lines: TrialLine[], trial: Trial): void {
  const [first] = lines
  if (!first) return
  const none = { parcels: 0, soldPoisha: 0, frozen: NOTHING, tried: NOTHING }
  const before = tallies.get(first.vendorId) ?? { storeName: first.storeName, ...none }
  const changed = lines.filter((line) => trial.wins.has(`${line.vendorId}/${line.categoryId}`))
  const charged = commissionsOf(
    changed.map((line) => ({ ...trial.terms, ...line })),
    trial.vat,
  )
  const tried = new Map(changed.map((line, at) => [line, charged[at]]))
  tallies.set(first.vendorId, {
    storeName: before.storeName,
    parcels: before.parcels + 1,
    soldPoisha: lines.reduce((sum, { pricePoisha, kept }) => sum + pricePoisha * kept, before.soldPoisha),
    frozen: lines.reduce((sum, line) => plus(sum, line, line), before.frozen),
    tried: lines.reduce((sum, line) => plus(sum, line, tried.get(line) ?? line), before.tried),
  })
}

const NOTHING: Charged = { commissionPoisha: 0, vatPoisha: 0 }

function plus(
  sum: Charged,
  { kept, quantity }: TrialLine,
  whole: { commissionPoisha: number; commissionVatPoisha: number },
): Charged {
  return {
    commissionPoisha: sum.commissionPoisha + keptShare(whole.commissionPoisha, kept, quantity),
    vatPoisha: sum.vatPoisha + keptShare(whole.commissionVatPoisha, kept, quantity),
  }
}

function shownOf(tallies: Tally[]): RuleTrial['total'] {
  const sum = (of: (tally: Tally) => number) => tallies.reduce((all, tally) => all + of(tally), 0)
  const charged = (of: (tally: Tally) => Charged) => ({
    commission: takaOf(sum((tally) => of(tally).commissionPoisha)),
    vat: takaOf(sum((tally) => of(tally).vatPoisha)),
  })
  return {
    parcels: sum(({ parcels }) => parcels),
    sold: takaOf(sum(({ soldPoisha }) => soldPoisha)),
    frozen: charged(({ frozen }) => frozen),
    tried: charged(({ tried }) => tried),
  }
}
