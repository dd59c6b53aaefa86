import type { Db } from '../../src/server/platform/database/db.ts'

/** Of earlier runs: by address, they would refuse this one’s logins. */
export async function forgetFailures(db: Db): Promise<void> {
  await db.deleteFrom('login_failures').execute()
}
