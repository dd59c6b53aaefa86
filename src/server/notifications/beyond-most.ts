import type { Channel } from '#contract/messaging'
import { type Counted, countedBy, lockCounts, writtenToday } from '../messaging/counts.queries.ts'
import { type Db, pipelined } from '../platform/database/db.ts'

interface Limited extends Counted {
  way: Channel
  mostADay?: number | undefined
}

/** Which of these are more than their address or phone, or their account, is written of that kind in that way within a day. */
export async function beyondMost(tx: Db, messages: Limited[]): Promise<boolean[]> {
  const limited = messages.filter(({ way, mostADay }) => mostADay !== undefined && way !== 'bell')
  if (limited.length === 0) return messages.map(() => false)
  const [, counts] = await pipelined(tx, (connection) =>
    Promise.all([
      lockCounts(connection, limited),
      Promise.all(limited.map((each) => writtenToday(connection, each, each.mostADay ?? 0))),
    ]),
  )
  const written = new Map<string, number>()
  const beyond = new Set<Limited>()
  for (const [at, each] of limited.entries()) {
    const [before = [], keys] = [counts[at], countedBy(each)]
    const had = keys.map((key, by) => (before[by] ?? 0) + (written.get(key) ?? 0))
    if (Math.max(...had) >= (each.mostADay ?? 0)) beyond.add(each)
    for (const key of keys) written.set(key, (written.get(key) ?? 0) + 1)
  }
  return messages.map((each) => beyond.has(each))
}
