import { compiled } from '../platform/database/compiled-query.ts'
import type { Db } from '../platform/database/db.ts'

export interface SettingsRow {
  version: number
  overrides: Record<string, unknown>
}

export async function settingsRow(db: Db): Promise<SettingsRow> {
  const [row] = await readRow(db, {})
  if (!row) throw new Error('The one row of settings is missing.')
  return row
}

const readRow = compiled((db) => db.selectFrom('settings').select(['version', 'overrides']))

/** Whoever changes settings waits here for whoever does so already. */
export async function lockSettings(tx: Db): Promise<SettingsRow> {
  return await tx.selectFrom('settings').select(['version', 'overrides']).forUpdate().executeTakeFirstOrThrow()
}

export async function writeOverrides(tx: Db, overrides: Record<string, unknown>): Promise<void> {
  await tx
    .updateTable('settings')
    .set((of) => ({ overrides: JSON.stringify(overrides), version: of('version', '+', 1) }))
    .execute()
}
