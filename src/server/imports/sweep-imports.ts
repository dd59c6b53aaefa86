import type { Db } from '../platform/database/db.ts'
import { nextPictureDue } from './import-pictures.queries.ts'
import { deleteForgottenImports } from './imports.queries.ts'
import { queuePicturesAt } from './queue-pictures.ts'

/** Forgets what is over long enough. Pictures whose job was given up, as a process that is killed again and again gives up its jobs, are queued anew. */
export async function sweepImports(db: Db): Promise<void> {
  await deleteForgottenImports(db)
  const next = await nextPictureDue(db)
  if (next) await queuePicturesAt(db, next)
}
