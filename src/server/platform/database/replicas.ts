import { setTimeout as wait } from 'node:timers/promises'
import { isClash, isDatabaseAway, isWrongAssumption } from '../postgres/database-trouble.ts'
import { Refusal } from '../refusal.ts'
import { noteSignal } from '../signals/signals.ts'
import type { Addresses } from './addresses.ts'
import { type Db, openDb, originOf, viewOf } from './db.ts'
import { type OutageWatch, watchOutage } from './outage-watch.ts'
import { hasReplayed, logEnd, replayedUpTo } from './replicas.queries.ts'

interface Replica {
  db: Db
  outage: OutageWatch
  leftOutUntil: number
  /** When it last was in trouble, by its cause, which was told unless it had been shortly before. */
  troubledAt: Map<Cause, number>
}

interface Replicas {
  all: Replica[]
  next: number
  feedPosition: () => string | undefined
  onTrouble: (what: string, error: unknown) => void
}

const known = new WeakMap<Db, Replicas>()

type Cause = keyof typeof RESTS_MS

const RESTS_MS = { lags: 250, away: 1_000, fails: 1_000 }
/** Of a trouble that comes back within it, of the same cause, nothing new is told. */
const SAME_TROUBLE_MS = 60_000
/** A report waits so long for its replica, asking at this pace. */
const WAITS_MS = 500
const ASKS_EVERY_MS = 10

/** Answers how they are closed. */
export function openReplicas(
  db: Db,
  { replicas, isPooled }: Addresses,
  onTrouble: Replicas['onTrouble'],
): () => Promise<void> {
  const all = replicas.map((connection): Replica => {
    const opened = openDb({ ...connection, application_name: 'haat-reads' }, () => undefined, isPooled)
    const outage = watchOutage(() => hasReplayed(opened, '0/0').then(() => undefined))
    return { db: opened, outage, leftOutUntil: 0, troubledAt: new Map() }
  })
  if (all.length > 0) known.set(db, { all, next: 0, feedPosition: () => undefined, onTrouble })
  return async () => {
    for (const { outage } of all) outage.stop()
    await Promise.all(all.map((replica) => replica.db.destroy()))
  }
}

/** From now on public reads may go to replicas: `feedPosition` is where the log stood after the last invalidation heard. */
export function readPublicBehind(db: Db, feedPosition: () => string | undefined): void {
  const replicas = known.get(db)
  if (replicas) replicas.feedPosition = feedPosition
}

/** What everybody may see: asked of a replica that has replayed every invalidation heard here, else of the primary. */
export async function readPublic<Result>(db: Db, read: (db: Db) => Promise<Result>): Promise<Result> {
  const replicas = known.get(originOf(db))
  const place = replicas?.feedPosition()
  const replica = replicas && place !== undefined ? nextOf(replicas) : undefined
  if (!replicas || !replica || place === undefined) return await read(db)
  return await readAt(replicas, replica, place, db, read)
}

/** A report or an export: asked of a replica that has replayed all that was committed before, else of the primary. */
export async function readReport<Result>(db: Db, read: (db: Db) => Promise<Result>): Promise<Result> {
  const replicas = known.get(originOf(db))
  const replica = replicas && nextOf(replicas)
  if (!replicas || !replica) return await read(db)
  const place = await logEnd(originOf(db))
  if (place === null) return await read(db)
  // Before its transaction begins, whose snapshot may be older than what the transaction itself would see replayed.
  const isThere = await replays(replica, place).catch((error: unknown) => leaveOut(replicas, replica, error))
  return isThere ? await readAt(replicas, replica, place, db, read) : await read(db)
}

async function readAt<Result>(
  replicas: Replicas,
  replica: Replica,
  place: string,
  db: Db,
  read: (db: Db) => Promise<Result>,
): Promise<Result> {
  try {
    return await read(viewOf(replica.db, db, replayedUpTo(place)))
  } catch (error) {
    if (error instanceof Refusal) throw error
    // The primary’s answer is always right; what fails there as well is no fault of the replica.
    if (causeOf(error) !== 'fails') leaveOut(replicas, replica, error)
    const answer = await read(db)
    if (causeOf(error) === 'fails') leaveOut(replicas, replica, error)
    return answer
  }
}

async function replays(replica: Replica, place: string): Promise<boolean> {
  const until = performance.now() + WAITS_MS
  while (!(await hasReplayed(replica.db, place))) {
    if (performance.now() > until) {
      rest(replica, 'lags')
      return false
    }
    await wait(ASKS_EVERY_MS)
  }
  return true
}

function leaveOut({ onTrouble }: Replicas, replica: Replica, error: unknown): false {
  const cause = causeOf(error)
  rest(replica, cause)
  if (cause === 'lags') return false
  const now = performance.now()
  const before = replica.troubledAt.get(cause)
  if (before === undefined || now - before > SAME_TROUBLE_MS) onTrouble('A replica is left out for now.', error)
  replica.troubledAt.set(cause, now)
  replica.outage.note(error)
  return false
}

/** What it replays may take rows away from who reads them there: soon it can be asked again. */
function causeOf(error: unknown): Cause {
  if (isWrongAssumption(error) || isClash(error)) return 'lags'
  return isDatabaseAway(error) ? 'away' : 'fails'
}

function rest(replica: Replica, cause: Cause): void {
  noteSignal('replicaRested', { cause })
  replica.leftOutUntil = performance.now() + RESTS_MS[cause]
}

/** In turn, of those that are not left out. */
function nextOf(replicas: Replicas): Replica | undefined {
  const now = performance.now()
  const fit = replicas.all.filter(({ outage, leftOutUntil }) => !outage.since() && leftOutUntil <= now)
  replicas.next += 1
  return fit[replicas.next % fit.length]
}
