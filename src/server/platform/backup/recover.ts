import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../postgres/embedded.ts'
import { aborted } from '../process/aborted.ts'
import { StartRefusal } from '../process/start-refusal.ts'
import { WAL_IN } from './cluster-files.ts'

type Connection = EmbeddedPostgres['connection']

interface Recovery<Seen> {
  dataDir: string
  /** Else the built-in programs. */
  postgresBin: string | undefined
  tell: (step: string) => void
  /** Ends it: throws why. */
  stopping: AbortSignal
  /** While the database is open. */
  look: (connection: Connection) => Promise<Seen>
}

/** What a backup holds by itself: to try it. Nothing of it has to last. */
export async function openBackup<Seen>(recovery: Recovery<Seen>): Promise<Seen> {
  return await run(recovery, { fsync: 'off', shared_buffers: '32MB' })
}

/** To a moment, as PostgreSQL writes it, or to the end of the log that was fetched. */
export async function recoverTo<Seen>(at: string | undefined, recovery: Recovery<Seen>): Promise<Seen> {
  await writeFile(join(recovery.dataDir, 'postgres/recovery.signal'), '', { mode: 0o600 })
  return await run(recovery, {
    // A file that is not there ends the log: the shell fails.
    restore_command: `gzip -dc <"${WAL_IN}/%f.gz" >"%p"`,
    recovery_target_timeline: 'current',
    recovery_target_action: 'promote',
    hot_standby: 'off',
    ...(at !== undefined && { recovery_target_time: at }),
  }).catch((error: unknown) => {
    throw tooShort(error)
  })
}

async function run<Seen>(recovery: Recovery<Seen>, settings: Record<string, string>): Promise<Seen> {
  const { dataDir, postgresBin, tell, stopping, look } = recovery
  const onTrouble = (what: string) => tell(what)
  const postgres = await startEmbeddedPostgres({
    dataDir,
    postgresBin,
    holder: 'a restore',
    tell,
    onTrouble,
    settings,
    stopping,
  })
  try {
    return await Promise.race([look(postgres.connection), aborted(stopping)])
  } finally {
    await postgres.stop()
  }
}

const ENDED_BEFORE = 'recovery ended before configured recovery target was reached'
const REACHED = /last completed transaction was at log time (\S+ \S+)/

function tooShort(error: unknown): unknown {
  if (!(error instanceof StartRefusal && error.message.includes(ENDED_BEFORE))) return error
  const [, until] = REACHED.exec(error.message) ?? []
  const reach = until ? `until ${until} (UTC)` : 'not further than the backup itself'
  return new StartRefusal(
    `The log reaches ${reach}, and not to the moment that was asked for. Without --at it is all that there is.`,
    { cause: error },
  )
}
