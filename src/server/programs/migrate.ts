import { readConfig } from '../config/config.ts'
import { openDatabase } from '../platform/database/database.ts'
import { StartRefusal } from '../platform/process/start-refusal.ts'

/** `npm run db:migrate`: brings the tables up to date and ends. A shop does the same at its start. */
try {
  // A connection that is lost on the way throws; one that ends with the database is no news.
  const database = await openDatabase(readConfig(), say, () => undefined)
  await database.close()
  say('The tables are up to date.')
} catch (error) {
  process.exitCode = 1
  if (!(error instanceof StartRefusal)) throw error
  process.stderr.write(`\n  Nothing was changed. ${error.message}\n\n`)
}

function say(line: string): void {
  process.stdout.write(`  ${line}\n`)
}
