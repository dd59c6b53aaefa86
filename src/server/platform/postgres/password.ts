import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { keptSecret } from '../process/secrets.ts'
import { StartRefusal } from '../process/start-refusal.ts'

export const NAME = 'postgres-password'

/** Refuses to make another for an existing database. */
export async function keepPassword(dataDir: string, databaseExists: boolean): Promise<string> {
  const file = join(dataDir, 'secrets', NAME)
  if (databaseExists && !existsSync(file))
    throw new StartRefusal(`The database's password is gone: put ${file} back from a copy of the data folder.`)
  return await keptSecret(dataDir, NAME, 24)
}
