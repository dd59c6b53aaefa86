import { setTimeout as wait } from 'node:timers/promises'
import { type OutageWatch, watchOutage } from '../invalidation/outage-watch.ts'
import { Refusal } from '../refusal.ts'
import type { Addresses } from './addresses.ts'
import { isDatabaseAway, isWrongAssumption } from './database-trouble.ts'
import { type Db, openDb, originOf, viewOf } from './db.ts'
import { hasReplayed, logEnd, replayedUpTo } from './replicas.queries.ts'

interface Replica {
  db: Db
  outage: OutageWatch
  leftOutUntil: number
}

interface Replicas {
  all: Replica[]
  next: number
  heardPlace: () => string | undefined
  onTrouble: (what: string, error: unknown) => void
}

const known = new WeakMap<Db, Replicas>()

const LAGS_MS = 250
const AWAY_MS = 1_000
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
    return { db: opened, outage: watchOutage(() => hasReplayed(opened, '0/0').then(() => undefined)), leftOutUntil: 0 }
  })
  if (all.length > 0) known.set(db, { all, next: 0, heardPlace: () => undefined, onTrouble })
  return async () => {
    for (const { outage } of all) outage.stop()
    await Promise.all(all.map((replica) => replica.db.destroy()))
  }
}

/** From now on public reads may go to replicas: `heardPlace` is where the log stood after the last invalidation heard. */
export function readPublicBehind(db: Db, heardPlace: () => string | undefined): void {
  const replicas = known.get(db)
  if (replicas) replicas.heardPlace = heardPlace
}

/** What everybody may see: asked of a replica that has replayed every invalidation heard here, else of the primary. */
export async function readPublic<Result>(db: Db, read: (db: Db) => Promise<Result>): Promise<Result> {
  const replicas = known.get(originOf(db))
  const place = replicas?.heardPlace()
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
    leaveOut(replicas, replica, error)
  }
  // The primary’s answer is always right; what fails there as well is told.
  return await read(db)
}

async function replays(replica: Replica, place: string): Promise<boolean> {
  const until = performance.now() + WAITS_MS
  while (!(await hasReplayed(replica.db, place))) {
    if (performance.now() > until) {
      replica.leftOutUntil = performance.now() + LAGS_MS
      return false
    }
    await wait(ASKS_EVERY_MS)
  }
  return true
}

function leaveOut({ onTrouble }: Replicas, replica: Replica, error: unknown): false {
  if (isWrongAssumption(error)) replica.leftOutUntil = performance.now() + LAGS_MS
  if (isDatabaseAway(error)) {
    if (!replica.outage.since()) onTrouble('A replica is left out for now.', error)
    replica.leftOutUntil = performance.now() + AWAY_MS
    replica.outage.note(error)
  }
  return false
}

/** In turn, of those that are not left out. */
function nextOf(replicas: Replicas): Replica | undefined {
  const now = performance.now()
  const fit = replicas.all.filter(({ outage, leftOutUntil }) => !outage.since() && leftOutUntil <= now)
  replicas.next += 1
  return fit[replicas.next % fit.length]
}
