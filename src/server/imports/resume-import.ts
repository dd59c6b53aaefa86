import type { Logger } from 'pino'
import type { Actor } from '../platform/actor.ts'
import { asActor, type Db } from '../platform/database/db.ts'
import type { Run } from '../platform/jobs/job.ts'
import { Refusal } from '../platform/refusal.ts'
import { storeToFill } from '../selling/whose-products.ts'
import { activeActorOf } from '../users/users.queries.ts'
import { addProblem, interrupted, newJob } from './import-progress.ts'
import { runImport } from './import-run.ts'
import { MOST_IMPORT_TRIES } from './imports.jobs.ts'
import { claimImport, type StoredImport, unendedImport, updateImport } from './imports.queries.ts'

/** As its job. */
export async function attemptImport(
  db: Db,
  id: string,
  { log, signal, attempt }: Pick<Run, 'log' | 'signal' | 'attempt'>,
): Promise<void> {
  if (attempt > MOST_IMPORT_TRIES) await endInterrupted(db, id)
  else await resumeImport(db, log, id, signal)
}

async function endInterrupted(db: Db, id: string): Promise<void> {
  const unended = await unendedImport(db, id)
  if (unended) await updateImport(db, interrupted(unended))
}

/** From its beginning, by the account as it is now. One that is over is left alone; one too long silent was told as interrupted. */
export async function resumeImport(db: Db, log: Logger, id: string, signal: AbortSignal): Promise<void> {
  const stored = await claimImport(db, id)
  if (!stored) return await endInterrupted(db, id)
  const { isDryRun, file, request } = stored
  const job = newJob(isDryRun, id)
  const actor = await actorOf(db, stored)
  if (!actor) {
    addProblem(job, { line: 1, column: '', message: new Refusal('not_allowed').message })
    await updateImport(db, { ...job, state: 'refused' })
    return
  }
  await runImport(asActor(db, actor), log, job, { ...request, actor, file, signal })
}

/** Undefined where it may not fill that store any more. */
async function actorOf(db: Db, { ownerId, request }: StoredImport): Promise<Actor | undefined> {
  const filling = await fillingActor(db, ownerId)
  return filling?.vendorId === request.vendorId ? filling.actor : undefined
}

/** An account as it is now, with the store that it fills; undefined where it fills none. */
export async function fillingActor(db: Db, ownerId: number): Promise<{ actor: Actor; vendorId: number } | undefined> {
  const actor = await activeActorOf(db, ownerId)
  if (!actor || (actor.role !== 'Admin' && !actor.vendor)) return undefined
  return { actor, vendorId: await storeToFill(db, actor) }
}
