import type { Company } from '#contract/values/couriers'
import type { Db } from '../platform/database/db.ts'
import { readSettings } from '../settings/read-settings.ts'
import type { SettlementRow } from '../settlement-sheets/settlement-row.ts'
import { chargeTerms } from './charge-terms.ts'
import { timesGone } from './going.queries.ts'
import { type Earlier, type Judged, judge, type Matched, matched, unmatchedEvent } from './judge.ts'
import { keptKnown } from './kept-known.ts'
import { type Consigned, consignmentsNamed } from './match.queries.ts'
import { firstRows } from './rows.queries.ts'
import { standingOf } from './standing.queries.ts'

/** What came before in the file that is judged, by event and kind. */
export type Seen = Map<string, SettlementRow>

const keyOf = (event: string, { kind }: SettlementRow) => `${kind} ${event}`

/** Where rows stand; `payment`: its number, where a company’s API told it. */
export interface OfFile {
  fileId: number
  payment: string | null
}

/** Some rows of a company’s file, against the books and all that was loaded before. `file`: none yet, where nothing is stored. */
export async function judgeRows(
  db: Db,
  company: Company,
  rows: SettlementRow[],
  { seen, file }: { seen: Seen; file?: OfFile },
): Promise<Judged[]> {
  const byName = namesOf(await consignmentsNamed(db, company, referencesOf(rows)))
  const about = rows.map((row) => ({ row, former: unmatchedEvent(row, company), ...matched(row, company, byName) }))
  const events = about.flatMap(({ event, former }) => [event, former])
  const first = new Map((await firstRows(db, [...new Set(events)])).map((row) => [keyOf(row.event, row), row]))
  const timesOf = await timesGone(db, [...new Set(events)])
  const standing = await standingOf(db, company, [...new Set(about.map(({ subject }) => subject))])
  const isKeptKnown = await keptKnown(db, parcelsIn(about))
  const terms = chargeTerms(await readSettings(db), company)
  return about.map(({ former: formerEvent, ...of }) => {
    const { row, event, subject, consigned } = of
    const key = keyOf(event, row)
    const former = consigned && first.get(keyOf(formerEvent, row))
    const own = first.get(key)
    // What was decided about it while nobody knew its consignment stays.
    const decided = !own && former?.isDecided ? former : undefined
    const earlier = earlierOf(seen.get(key), own ?? decided, file)
    // What is not settled yet is no first word of anything: it posts nothing, and may be told again.
    const isFirst = !earlier && row.kind !== 'unsettled'
    if (isFirst) seen.set(key, row)
    const found = standing(subject)
    return {
      ...of,
      ...judge(row, of, found, earlier, terms),
      standing: found,
      isFirst,
      event: decided ? formerEvent : event,
      timesGone: timesOf(event, row.kind),
      isKeptKnown: isKeptKnown(consigned?.parcelId ?? 0),
      smallPoisha: terms.smallPoisha,
      formerSubject: former && isFirst ? former.subject : undefined,
    }
  })
}

/** As they stand, and in large and in small letters: files are typed by people, too. */
function referencesOf(rows: SettlementRow[]): string[] {
  const names = rows.flatMap(({ number, invoice }) => [number, invoice]).filter((name) => name !== '')
  return [...new Set(names.flatMap((name) => [name, name.toUpperCase(), name.toLowerCase()]))]
}

function parcelsIn(about: Matched[]): number[] {
  return [
    ...new Set(about.flatMap(({ consigned, books }) => (consigned && books === 'cash' ? [consigned.parcelId] : []))),
  ]
}

/** The first of a name: the shop’s own; as it stands before in other letters. */
function namesOf(consigned: Consigned[]): (name: string) => Consigned | undefined {
  const byName = new Map<string, Consigned>()
  const inAnyLetters = new Map<string, Consigned>()
  for (const each of consigned)
    for (const name of each.names) {
      if (!byName.has(name)) byName.set(name, each)
      if (!inAnyLetters.has(name.toUpperCase())) inAnyLetters.set(name.toUpperCase(), each)
    }
  return (name) => byName.get(name) ?? inAnyLetters.get(name.toUpperCase())
}

function earlierOf(
  seen: SettlementRow | undefined,
  first: (SettlementRow & OfFile) | undefined,
  file: OfFile | undefined,
): Earlier | undefined {
  if (seen) return { ...seen, isOfThisFile: true, isOfThisPayment: false }
  if (!first) return undefined
  const isOfThisPayment = first.payment !== null && first.payment === file?.payment
  return { ...first, isOfThisFile: first.fileId === file?.fileId, isOfThisPayment }
}
