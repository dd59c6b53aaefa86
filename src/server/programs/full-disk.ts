import type { Config } from '../config/config.ts'
import { isDiskFull } from '../platform/postgres/database-trouble.ts'
import { errorCode } from '../platform/process/error-code.ts'
import { StartRefusal } from '../platform/process/start-refusal.ts'

/** What initdb and PostgreSQL write where a disk has no room. */
const POSTGRES_WORDS = /No space left on device|Disk quota exceeded|Check free disk space/
/** SQLSTATE disk_full. */
const DATABASE_IS_FULL = '53100'

/** A start that failed because a disk is full says so first, and what failed behind it; any other error is left as it is. */
export function explainFullDisk(
  error: unknown,
  { dataDir, databaseUrl }: Pick<Config, 'dataDir' | 'databaseUrl'>,
): unknown {
  if (!(error instanceof Error)) return error
  const isPostgres = errorCode(error) === DATABASE_IS_FULL || POSTGRES_WORDS.test(error.message)
  if (!isDiskFull(error) && !(error instanceof StartRefusal && isPostgres)) return error
  const disk = isPostgres && databaseUrl ? 'The disk of the server of DATABASE_URL' : `The disk of DATA_DIR ${dataDir}`
  return new StartRefusal(`${disk} is full; make room, and start again. ${error.message}`, { cause: error })
}
