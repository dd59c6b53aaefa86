import type { Logger } from 'pino'
import { noteKnown } from '../couriers/accounts.queries.ts'
import { notifyLocked } from '../couriers/notify-locked.ts'
import { type CourierAccess, openAccount } from '../couriers/open-account.ts'
import { type Db, transact } from '../platform/database/db.ts'
import { addJob } from '../platform/jobs/add-job.ts'
import { applyStatus } from './apply-status.ts'
import { ASK_AFTER_SECONDS } from './book.ts'
import { BOOK_WAITING, keyOfWaiting } from './consignments.jobs.ts'
import { consignmentOf, writeConsignment } from './consignments.queries.ts'
import { accountsDue, putOffDue, takeDue } from './polling.queries.ts'

/** The clock strikes each minute. */
const LONGEST_RUN_MS = 50_000
const A_TURN = 20
const TURNS_AT_ONCE = 16
/** Of the turns at once, an account’s. */
const TURNS_OF_ACCOUNT = 3

/**
 * Asks companies what became of consignments that no webhook told of for a while, until nothing is due or the time is over. Accounts take
 * turns, and one that does not answer is left alone: it holds up no other.
 */
export async function pollDue(db: Db, access: CourierAccess, log: Logger, signal: AbortSignal): Promise<void> {
  const stop = AbortSignal.any([signal, AbortSignal.timeout(LONGEST_RUN_MS)])
  const accounts = await accountsDue(db)
  const turns = Array.from({ length: TURNS_OF_ACCOUNT }, () => accounts).flat()
  const silent = new Set<number>()
  const takeTurns = async () => {
    for (let id = turns.shift(); id !== undefined && !stop.aborted; id = turns.shift()) {
      if (silent.has(id)) continue
      const ended = await pollTurn(db, access, id, stop)
      if (ended === 'more') turns.push(id)
      if (ended !== 'silent') continue
      silent.add(id)
      await putOffDue(db, id)
      log.info({ accountId: id }, 'a courier gave no answer')
    }
  }
  await Promise.all(Array.from({ length: TURNS_AT_ONCE }, takeTurns))
  signal.throwIfAborted()
}

async function pollTurn(
  db: Db,
  access: CourierAccess,
  accountId: number,
  stop: AbortSignal,
): Promise<'more' | 'done' | 'silent'> {
  const opened = await openAccount(db, access, accountId, 'what travels')
  if (!opened) return 'silent'
  const due = await takeDue(db, accountId, A_TURN)
  for (const { id, newsAge, isOver } of due) {
    if (stop.aborted) return 'done'
    if (!isOver && !(await pollOne(db, opened, id, newsAge))) return 'silent'
  }
  return due.length === A_TURN ? 'more' : 'done'
}

type Opened = NonNullable<Awaited<ReturnType<typeof openAccount>>>

/** False: the company is not to be asked more for now. */
async function pollOne(db: Db, { account, courier, isPretend }: Opened, id: number, newsAge: number): Promise<boolean> {
  const consignment = await consignmentOf(db, id)
  if (!consignment) return true
  const news = isPretend ? ASK_AFTER_SECONDS.pretend : ASK_AFTER_SECONDS.company
  const same = news * timesAsLong(newsAge)
  const asked = await courier.ask(account, consignment)
  if (asked.outcome === 'told') {
    const { word: told } = asked
    await noteAnswered(db, account.id)
    await transact(db, (tx) => applyStatus(tx, id, { told, source: 'asked', at: new Date(), askIn: { news, same } }))
    return true
  }
  if (asked.outcome === 'unseen') {
    await writeConsignment(db, id, { askInSeconds: Math.max(UNSEEN_SECONDS, same) })
    return true
  }
  if (asked.outcome === 'locked') await notifyLocked(db, account.id, asked.why)
  return false
}

/** A company that knows nothing of it is asked again in a while: some say so for minutes after a booking. */
const UNSEEN_SECONDS = 60 * 60

const DAY_SECONDS = 24 * 60 * 60

/** The longer nothing was new, the longer it stays so: half an hour at first, then two, then six. */
function timesAsLong(newsAge: number): number {
  if (newsAge < DAY_SECONDS) return 1
  return newsAge < 3 * DAY_SECONDS ? 4 : 12
}

/** It knows the account: what waited for that is booked. */
async function noteAnswered(db: Db, accountId: number): Promise<void> {
  await transact(db, async (tx) => {
    if (await noteKnown(tx, accountId)) await addJob(tx, BOOK_WAITING, { accountId }, { key: keyOfWaiting(accountId) })
  })
}
