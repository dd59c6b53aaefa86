import { courierStatusText, courierStatusWords } from '#contract/values/courier-status-text'
import type { CourierStatus } from '#contract/values/couriers'
import type { ReportedStatus, StatusReport } from '../couriers/courier.ts'
import type { Held } from '../orders/bring-parcels.ts'
import type { Db } from '../platform/database/db.ts'
import { ASK_AFTER_SECONDS } from './book.ts'
import { type ConsignmentRecord, writeConsignment } from './consignments.queries.ts'
import { holdConsignment } from './hold-consignment.ts'
import { markBooked } from './mark-booked.ts'
import { moveParcelByStatus } from './move-parcel-by-status.ts'
import { noteContradiction, noteOtherSum } from './note-contradiction.ts'
import { DOOR, ENDS, isAhead, isGivenUp, isRest, NOT_DELIVERED, OVER } from './status-order.ts'
import { insertStatus, lastPolledStatus } from './status-reports.queries.ts'

export interface SourcedReport {
  told: StatusReport & Partial<Pick<ReportedStatus, 'number'>>
  source: 'push' | 'asked'
  /** When the shop learned of it. */
  at: Date
  /** Of what was asked for: in how many seconds it is again, where this is news and where it says the same. */
  askIn?: { news: number; same: number }
}

/** Of what a company says: an index holds no more of it. */
const LONGEST_WORDS = 300

/**
 * What a company says of a consignment, in one transaction: it is written down, and the parcel goes on by it. Words that come twice, late
 * or out of order are kept and change nothing (docs/decisions/060).
 */
export async function applyStatus(
  tx: Db,
  consignmentId: number,
  { told: heard, source, at, askIn }: SourcedReport,
): Promise<void> {
  const told = { ...heard, said: heard.said.slice(0, LONGEST_WORDS) }
  const found = await holdConsignment(tx, consignmentId)
  if (!found) return
  const { word, said, collectedPoisha, reason } = told
  const askInSeconds = askIn?.news
  if (askIn) await writeConsignment(tx, consignmentId, { askInSeconds: askIn.same })
  // Asked again and again, it says the same, and not as its webhooks do.
  if (source === 'asked' && said === (await lastPolledStatus(tx, consignmentId))) return
  const happenedAt = within(told.happenedAt ?? at, at)
  const isOver = isGivenUp(found.consignment)
  const counted = word !== null && !isOver && isAhead(word, found.consignment.word)
  const isNews = await insertStatus(tx, {
    consignmentId,
    word,
    said,
    source,
    collectedPoisha,
    reason,
    happenedAt,
    counted,
  })
  if (!isNews) return
  // What was booked and given up: its company agrees.
  if (isOver && found.consignment.state === 'ended' && word !== null && NOT_DELIVERED.includes(word)) return
  const { chargePoisha } = told
  const number = told.number?.slice(0, LONGEST_WORDS) ?? ''
  const isKnown = found.consignment.state === 'booked' && (number === '' || number === found.consignment.number)
  if (!isKnown) {
    const known = { number, trackingCode: '', chargePoisha, said: courierStatusText(told) }
    const soon = askInSeconds ?? ASK_AFTER_SECONDS.company
    if (!(await markBooked(tx, found, { ...known, askInSeconds: soon }))) return
  }
  // How the door ended is not known: the company is asked.
  if (word === 'settled' && !counted && source === 'push')
    return await writeConsignment(tx, consignmentId, { askInSeconds: 0 })
  if (!counted) return await noteLate(tx, found.held, found.consignment, told)
  await writeConsignment(tx, consignmentId, {
    word,
    said,
    collectedPoisha,
    chargePoisha,
    ...stateAfter(word, askInSeconds),
  })
  // To be booked may have moved its parcel.
  const now = isKnown ? found : await holdConsignment(tx, consignmentId)
  if (now) await moveParcelByStatus(tx, now, { ...told, happenedAt, before: found.consignment.word })
}

/** No later than it was learned of, and no long time before: clocks differ. */
function within(happenedAt: Date, learnedAt: Date): Date {
  const earliest = learnedAt.getTime() - 60 * 24 * 3_600_000
  return new Date(Math.max(earliest, Math.min(learnedAt.getTime(), happenedAt.getTime())))
}

function stateAfter(word: CourierStatus, askInSeconds = ASK_AFTER_SECONDS.company) {
  return OVER.includes(word) ? ({ state: 'ended', askInSeconds: null } as const) : { askInSeconds }
}

/** Of the same door: that it ended otherwise, or with another sum, where it was asked for before it told of that. */
async function noteLate(tx: Db, held: Held, consignment: ConsignmentRecord, told: StatusReport): Promise<void> {
  const { word, parcelId } = consignment
  if (!told.word || !word) return
  if (told.word === word) {
    if (word === 'delivered' && told.collectedPoisha !== null)
      await noteOtherSum(tx, held, consignment, told.collectedPoisha)
    return
  }
  const parcel = held.parcels.find(({ id }) => id === parcelId)
  if (parcel && isRest(told.word, { ...parcel, door: word })) return
  if (ENDS.includes(told.word) && DOOR.includes(word))
    await noteContradiction(tx, consignment, {
      known: courierStatusWords(word),
      now: courierStatusWords(told.word),
    })
}
