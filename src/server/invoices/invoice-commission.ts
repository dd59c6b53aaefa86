import { inDhaka } from '#contract/values/dhaka'
import { subjectWords } from '#contract/values/payout-words'
import { m } from '#messages'
import { type Db, transact } from '../platform/database/db.ts'
import { readSettings } from '../settings/read-settings.ts'
import {
  type Charged,
  type ChargedBefore,
  type ClosedStatement,
  chargedBefore,
  chargedIn,
  holdStatement,
  isInvoiced,
} from './charged.queries.ts'
import type { Draft, DraftLine, Issuer } from './draft.ts'
import { issuedOnes } from './issued.queries.ts'
import { asBuyer, shopIssuer } from './issuers.ts'
import { issue } from './issuing.queries.ts'

/**
 * Invoices a store for the commission of a statement, where the shop has a BIN: as the books have it, with its VAT, supplied on the day of
 * the last delivery in it and numbered in the year of that. What was given back
 * is taken back by credit notes of the invoices it stood in, and of no others. Told again, it issues nothing.
 */
export async function invoiceCommission(db: Db, statementId: number): Promise<void> {
  await transact(db, async (tx) => {
    const issuer = shopIssuer(await readSettings(tx))
    const statement = await holdStatement(tx, statementId)
    // Its own store the shop charges nothing.
    if (!issuer || !statement || statement.isHouse || (await isInvoiced(tx, statementId))) return
    const charged = await chargedIn(tx, statement)
    const givenBack = partsOf(charged, (poisha) => Math.min(poisha, 0))
    const taken = partsOf(charged, (poisha) => Math.max(poisha, 0))
    for (const note of await creditNotes(tx, statement, givenBack)) await issue(tx, note)
    for (const supplied of byMonth(taken)) await issue(tx, await invoiceOf(tx, statement, issuer, supplied))
  })
}

/** Of one parcel the commission may be more, and its VAT less: each stands where it belongs. */
function partsOf(charged: Charged[], part: (poisha: number) => number): Charged[] {
  return charged
    .map((each) => ({ ...each, commissionPoisha: part(each.commissionPoisha), vatPoisha: part(each.vatPoisha) }))
    .filter(({ commissionPoisha, vatPoisha }) => commissionPoisha !== 0 || vatPoisha !== 0)
}

/** VAT is due for the month in which the shop gave its service: what a statement tells of two stands on two invoices, the earlier first. */
function byMonth(taken: Charged[]): Charged[][] {
  const months = new Map<string, Charged[]>()
  for (const charged of taken.toSorted((one, other) => one.suppliedAt.getTime() - other.suppliedAt.getTime())) {
    const month = inDhaka(charged.suppliedAt.getTime()).toISOString().slice(0, 7)
    months.set(month, [...(months.get(month) ?? []), charged])
  }
  return [...months.values()]
}

async function invoiceOf(tx: Db, statement: ClosedStatement, issuer: Issuer, taken: Charged[]): Promise<Draft> {
  const { id, vendorId, closedAt } = statement
  const suppliedAt = taken.at(-1)?.suppliedAt ?? closedAt
  const month = inDhaka(suppliedAt.getTime()).toISOString().slice(0, 7)
  const lines = taken.toSorted(bySubject).map(lineOf)
  return {
    form: 'invoice',
    kind: 'commission',
    source: `${id} ${month}`,
    vendorId,
    statementId: id,
    suppliedAt,
    orderId: null,
    parcelId: null,
    corrects: null,
    refundId: null,
    brand: '',
    reason: '',
    issuer,
    lines,
    buyer: await asBuyer(tx, statement),
  }
}

/** Parcels by their number, one at two rates by those. */
function bySubject(one: Charged, other: Charged): number {
  if (one.subject === other.subject) return one.vatBasisPoints - other.vatBasisPoints
  return one.subject.length - other.subject.length || (one.subject < other.subject ? -1 : 1)
}

/** One for each invoice that has a part of it. */
async function creditNotes(
  tx: Db,
  { id, vendorId, closedAt }: ClosedStatement,
  givenBack: Charged[],
): Promise<Draft[]> {
  const before = await chargedBefore(
    tx,
    vendorId,
    givenBack.map(({ subject }) => subject),
  )
  const back = allTakenBack(givenBack, before)
  const invoices = await issuedOnes(tx, [...new Set(back.map(({ invoiceId }) => invoiceId))])
  return invoices.map(({ id: corrected, ...invoice }) => ({
    ...invoice,
    form: 'credit_note',
    source: `${id} ${corrected}`,
    statementId: id,
    corrects: corrected,
    suppliedAt: closedAt,
    reason: m.invoices_given_back(),
    lines: back.filter(({ invoiceId }) => invoiceId === corrected).map(lineOf),
  }))
}

/**
 * Of the same rate before others, from the newest invoice on, as far as each has it: what was never invoiced is not taken back, and
 * nothing of a line twice.
 */
export function allTakenBack(givenBack: Charged[], before: ChargedBefore[]): ChargedBefore[] {
  const owed = givenBack.map((charged) => ({
    ...charged,
    commissionPoisha: 0 - charged.commissionPoisha,
    vatPoisha: 0 - charged.vatPoisha,
  }))
  const left = before.map((line) => ({ ...line }))
  const isOfRate = (line: ChargedBefore, { vatBasisPoints }: Charged) => line.vatBasisPoints === vatBasisPoints
  const ofTheRate = owed.flatMap((charged) => takeFrom(left, charged, (line) => isOfRate(line, charged)))
  return [...ofTheRate, ...owed.flatMap((charged) => takeFrom(left, charged, (line) => !isOfRate(line, charged)))]
}

/** Both what is owed and what is left of each line become less by what is taken. */
function takeFrom(left: ChargedBefore[], owed: Charged, isMeant: (line: ChargedBefore) => boolean): ChargedBefore[] {
  return left
    .filter((line) => line.subject === owed.subject && isMeant(line))
    .flatMap((line) => {
      const commissionPoisha = Math.min(owed.commissionPoisha, line.commissionPoisha)
      const vatPoisha = Math.min(owed.vatPoisha, line.vatPoisha)
      const taken = { ...line, commissionPoisha, vatPoisha }
      owed.commissionPoisha -= commissionPoisha
      owed.vatPoisha -= vatPoisha
      line.commissionPoisha -= commissionPoisha
      line.vatPoisha -= vatPoisha
      return commissionPoisha + vatPoisha > 0 ? [taken] : []
    })
}

function lineOf(
  { subject, commissionPoisha, vatPoisha, vatBasisPoints }: Omit<Charged, 'suppliedAt'>,
  at: number,
): DraftLine {
  return {
    position: at + 1,
    description: wordsOf(subject),
    subject,
    unit: 'service',
    quantity: 1,
    vatBasisPoints,
    valuePoisha: commissionPoisha,
    vatPoisha,
  }
}

function wordsOf(subject: string): string {
  const words = subjectWords(subject)
  return subject.startsWith('entry:')
    ? m.invoices_fee_of({ subject: words })
    : m.invoices_commission_of({ subject: words })
}
