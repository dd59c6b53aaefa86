import { isDiskFull } from './platform/database/database-trouble.ts'
import { StartRefusal } from './platform/process/start-refusal.ts'

/** What initdb and PostgreSQL write where a disk has no room. */
const POSTGRES_WORDS = /No space left on device|Disk quota exceeded|Check free disk space/

/** A start that failed of a full disk says that first, and what failed behind it; any other error is as it was. */
export function ledByFullDisk(error: unknown, dataDir: string): unknown {
  const reason = `The disk of DATA_DIR ${dataDir} is full; make room, and start again.`
  if (isDiskFull(error) && error instanceof Error)
    return new StartRefusal(`${reason} (${error.message})`, { cause: error })
  if (error instanceof StartRefusal && POSTGRES_WORDS.test(error.message))
    return new StartRefusal(`${reason} ${error.message}`, { cause: error })
  return error
}
