import type { Logger } from 'pino'
import { type Db, transact } from '../platform/database/db.ts'
import { applyWord } from './apply-word.ts'
import { FIRST_ASK_SECONDS } from './book.ts'
import { consignmentOf, takeDue, writeConsignment } from './consignments.queries.ts'
import { type CourierWays, openAccount } from './open-account.ts'
import { tellLocked } from './tell-locked.ts'

const MOST_AT_ONCE = 100
/** A company that knows nothing of it is asked again in a while: some say so for minutes after a booking. */
const UNSEEN_SECONDS = 60 * 60

/** Asks companies what became of consignments that no push told of for a while. One that does not answer holds up no other. */
export async function askDue(db: Db, ways: CourierWays, log: Logger, signal: AbortSignal): Promise<void> {
  const due = await takeDue(db, MOST_AT_ONCE)
  const accounts = [...new Set(due.map(({ accountId }) => accountId))]
  await Promise.all(
    accounts.map(async (accountId) => {
      for (const { id } of due.filter((each) => each.accountId === accountId)) {
        if (signal.aborted) return
        if (!(await askOne(db, ways, accountId, id))) return void log.info({ accountId }, 'a courier gave no answer')
      }
    }),
  )
  signal.throwIfAborted()
}

/** False: the company is not to be asked more for now. */
async function askOne(db: Db, ways: CourierWays, accountId: number, id: number): Promise<boolean> {
  const opened = await openAccount(db, ways, accountId)
  const consignment = await consignmentOf(db, id)
  if (!opened || !consignment) return false
  const askInSeconds = opened.isPretend ? FIRST_ASK_SECONDS.pretend : FIRST_ASK_SECONDS.company
  const asked = await opened.courier.ask(opened.account, consignment)
  if (asked.outcome === 'told') {
    const { word: told } = asked
    await transact(db, async (tx) => {
      await writeConsignment(tx, id, { askInSeconds })
      await applyWord(tx, id, { told, source: 'asked', at: new Date(), askInSeconds })
    })
    return true
  }
  if (asked.outcome === 'unseen') {
    await writeConsignment(db, id, { askInSeconds: UNSEEN_SECONDS })
    return true
  }
  if (asked.outcome === 'locked') await tellLocked(db, accountId, asked.why)
  return false
}
