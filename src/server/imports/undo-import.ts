import { setTimeout as wait } from 'node:timers/promises'
import type { ImportJob, ImportUndo } from '#contract/imports'
import { record } from '../audit/record.ts'
import type { Actor } from '../platform/actor.ts'
import { asActor, type Db, transact } from '../platform/database/db.ts'
import { addJob } from '../platform/jobs/add-job.ts'
import type { Run } from '../platform/jobs/job.ts'
import { isDatabaseAway } from '../platform/postgres/database-trouble.ts'
import { Refusal } from '../platform/refusal.ts'
import { productsTouchedBy } from './import-changes.queries.ts'
import { endPicturesOf } from './import-pictures.queries.ts'
import { findImport } from './import-progress.ts'
import { MOST_UNDO_TRIES, UNDO_IMPORT } from './imports.jobs.ts'
import { isOursToStore } from './imports.queries.ts'
import { fillingActor } from './resume-import.ts'
import { beginUndo, endUndo, productName, storeFilledBy, undoUnderWay } from './undo.queries.ts'
import { type OrderedAmong, undoAdded } from './undo-added.ts'
import { undoChanged } from './undo-changed.ts'

const LOOK_AGAIN_MS = 50
const NOTHING: ImportUndo = { state: 'running', deleted: 0, ordered: 0, restored: 0, kept: [], keptCount: 0 }

/** Takes back what an import did, by a job, once and within a day. Refuses `import_not_found`, `import_not_undoable`. */
export async function undoImport(db: Db, actor: Actor, id: string): Promise<ImportJob> {
  await findImport(db, id, actor.id)
  await transact(db, async (tx) => {
    if (!(await beginUndo(tx, id, actor.id, NOTHING))) throw new Refusal('import_not_undoable')
    await addJob(tx, UNDO_IMPORT, { importId: id })
  })
  return await findImport(db, id, actor.id)
}

/** As its job: what used up its tries has undone nothing, and may be asked for again. */
export async function attemptUndo(
  db: Db,
  importId: string,
  { attempt, ...undoing }: UndoRun & Pick<Run, 'attempt'>,
): Promise<void> {
  if (attempt > MOST_UNDO_TRIES) await endUndo(db, importId, { ...NOTHING, state: 'failed' })
  else await runUndo(db, importId, undoing)
}

type UndoRun = Pick<Undoing, 'orderedAmong'> & Pick<Run, 'log' | 'signal'>

/** All or none; once, also where two processes run it. As imports, one at a time: no deadlock. Throws where it is to be run again. */
export async function runUndo(db: Db, importId: string, { log, ...undoing }: UndoRun): Promise<void> {
  const asked = await undoUnderWay(db, importId)
  if (!asked) return
  const filling = await fillingActor(db, asked.ownerId)
  if (!filling || filling.vendorId !== (await storeFilledBy(db, importId)))
    return void (await endUndo(db, importId, { ...NOTHING, state: 'refused' }))
  try {
    await storeUndo(asActor(db, filling.actor), importId, { ...filling, ...undoing })
  } catch (error) {
    if (undoing.signal.aborted || isDatabaseAway(error)) throw error
    // Nobody awaits this: unlogged, a bug would stay unknown.
    log.error({ err: error, importId }, 'undo of an import failed')
    await endUndo(db, importId, { ...NOTHING, state: 'failed' })
  }
}

async function storeUndo(db: Db, importId: string, undoing: Undoing): Promise<void> {
  const { actor, signal } = undoing
  await transact(db, async (tx) => {
    while (!(await isOursToStore(tx))) {
      signal.throwIfAborted()
      await wait(LOOK_AGAIN_MS)
    }
    if (!(await undoUnderWay(tx, importId))) return
    const touched = await productsTouchedBy(tx, importId)
    const undo = await takeBack(tx, importId, touched, undoing)
    if (!(await endUndo(tx, importId, undo))) throw new Error(`The undo of ${importId} is over already.`)
    await recordUndo(tx, actor, touched, undo)
  })
}

interface Undoing {
  actor: Actor
  vendorId: number
  orderedAmong: OrderedAmong
  signal: AbortSignal
}

type Touched = Awaited<ReturnType<typeof productsTouchedBy>>[number]

/** Pictures that wait are ended last: who fetches one has its product first, and then the picture. */
async function takeBack(tx: Db, importId: string, touched: Touched[], undoing: Undoing): Promise<ImportUndo> {
  const idsOf = (those: Touched[]) => those.map(({ id }) => id)
  const added = touched.filter(({ isAdded }) => isAdded)
  const changed = touched.filter(({ isAdded }) => !isAdded)
  const { deleted, ordered } = await undoAdded(tx, idsOf(added), undoing)
  const { restored, kept } = await undoChanged(tx, importId, idsOf(changed), undoing)
  await endPicturesOf(tx, importId)
  return { state: 'done', deleted, ordered, restored, kept: kept.slice(0, MOST_LISTED), keptCount: kept.length }
}

const MOST_LISTED = 1_000

/** One entry for all that it added, as the import has one; of what it changed each product has its own. */
async function recordUndo(tx: Db, actor: Actor, [first]: Touched[], undo: ImportUndo): Promise<void> {
  if (!first) return
  await record(tx, actor, {
    action: 'take-back',
    subject: 'product',
    subjectId: first.id,
    subjectName: await productName(tx, first.id),
    before: null,
    after: { products: undo.deleted + undo.restored },
  })
}
