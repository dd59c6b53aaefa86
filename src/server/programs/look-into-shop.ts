import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import type { Opened } from '../platform/backup/backups.ts'
import { openDb } from '../platform/database/db.ts'
import { appliedMigrations } from '../platform/database/migrations.queries.ts'
import { NO_HURRY } from '../platform/database/patience.queries.ts'
import { projectRoot } from '../platform/process/project.ts'
import { brokenInvariants, holdingsOf } from './opened-shop.queries.ts'

/** What a database that was opened from a backup holds, and the judge’s words. Leaves all as it is. */
export async function lookIntoShop(connection: pg.ClientConfig): Promise<Opened> {
  const db = openDb({ ...connection, ...NO_HURRY, max: 1 }, () => undefined)
  try {
    const holdings = await holdingsOf(db)
    const strange = strangerIn((await appliedMigrations(db)).at(-1)?.number ?? 0, await newestMigration())
    return { ...holdings, found: strange ? [strange] : await brokenInvariants(db) }
  } finally {
    await db.destroy()
  }
}

/** The judge knows the tables of this version. */
function strangerIn(theirs: number, ours: number): string | undefined {
  if (theirs === ours) return undefined
  return `it is of another version of the shop (tables of ${theirs}, not ${ours}), and was not judged: let that version do it`
}

async function newestMigration(): Promise<number> {
  const names = (await readdir(join(projectRoot, 'migrations'))).filter((name) => name.endsWith('.sql'))
  return Math.max(...names.map((name) => Number(name.slice(0, 4))))
}
