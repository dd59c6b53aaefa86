import type pg from 'pg'
import { SEGMENT_BYTES } from './wal-names.ts'

export interface StoppedBackup {
  /** For `backup_label`: where the log begins that makes the copied files right. */
  label: string
  /** Of the segment in which it ends. */
  lastPosition: number
  endedAt: Date
}

/** Until `stopBackup` in the same session; the log is kept meanwhile by a slot that ends with the session. From where in the log. */
export async function startBackup(client: pg.Client, name: string): Promise<string> {
  const { rows } = await client.query(
    'select lsn::text as kept_from from pg_create_physical_replication_slot($1, true, true)',
    [`haat_backup_${process.pid}`],
  )
  await client.query('select pg_backup_start($1, true)', [name])
  return rows[0].kept_from
}

/** How much the database keeps for a backup, where it has written more since: then it ends the session whose slot it is. */
export async function outgrownLimit(client: pg.Client, keptFrom: string): Promise<string | undefined> {
  const { rows } = await client.query(
    `select current_setting('max_slot_wal_keep_size') as most
      where pg_current_wal_insert_lsn() - $1::pg_lsn > pg_size_bytes(nullif(current_setting('max_slot_wal_keep_size'), '-1'))`,
    [keptFrom],
  )
  return rows[0]?.most
}

export async function stopBackup(client: pg.Client): Promise<StoppedBackup> {
  const { rows } = await client.query(
    `select labelfile as label, div(lsn - '0/0'::pg_lsn - 1, ${SEGMENT_BYTES})::int as last_position
      from pg_backup_stop(false)`,
  )
  // After it: what is asked for this moment is in the copy.
  const clock = await client.query('select clock_timestamp() as ended_at')
  return { label: rows[0].label, lastPosition: rows[0].last_position, endedAt: clock.rows[0].ended_at }
}
