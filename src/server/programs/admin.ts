import { parseArgs } from 'node:util'
import { resetAdmin } from '../auth/reset-admin.ts'
import { type Config, readConfig } from '../config/config.ts'
import { direct } from '../platform/database/addresses.ts'
import { connectTo, type Database, openDatabase } from '../platform/database/database.ts'
import { attachToRunning } from '../platform/postgres/attach.ts'
import { StartRefusal } from '../platform/process/start-refusal.ts'

const USAGE = 'Usage: npm run admin -- --reset NAME'

/** `npm run admin -- --reset NAME`, beside a shop that runs, or without it. */
try {
  await reset(process.argv.slice(2))
} catch (error) {
  process.exitCode = 1
  if (!(error instanceof StartRefusal)) throw error
  process.stderr.write(`\n  Nothing was changed. ${error.message}\n\n`)
}

async function reset(args: string[]): Promise<void> {
  const name = nameIn(args)
  const database = await databaseOf(readConfig())
  try {
    const { username, password } = await resetAdmin(database.db, name)
    say(`${username} / ${password}   (shown only this once)`)
    say('All sessions of the account have ended, and two-step login is off. Please choose a password of your own.')
  } finally {
    await database.close()
  }
}

function nameIn(args: string[]): string {
  const { values } = parseArgs({ args, options: { reset: { type: 'string' } }, strict: false })
  if (typeof values.reset !== 'string' || values.reset === '') throw new StartRefusal(USAGE)
  return values.reset
}

async function databaseOf(config: Config): Promise<Pick<Database, 'db' | 'close'>> {
  const running = config.databaseUrl ? undefined : await attachToRunning(config.dataDir)
  if (!running) return await openDatabase(config, say, say)
  const { db, close } = connectTo(direct({ ...running.connection, max: 1 }), say)
  return {
    db,
    async close() {
      await close()
      await running.release()
    },
  }
}

function say(line: string): void {
  process.stdout.write(`  ${line}\n`)
}
