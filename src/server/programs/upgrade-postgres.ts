import { parseArgs } from 'node:util'
import { readConfig } from '../config/config.ts'
import { upgradeData } from '../platform/postgres/upgrade.ts'
import { StartRefusal } from '../platform/process/start-refusal.ts'
import { runBackupProgram } from './backup-program.ts'

const USAGE =
  'Usage: node scripts/upgrade-postgres.mjs --from FOLDER, of the programs that the data was written by; `--from built-in` names the built-in ones.'

/** The data of the embedded server, for programs of another major version: those of POSTGRES_BIN, else the built-in ones. */
await runBackupProgram('The database is as it was.', async ({ stopping }) => {
  const { dataDir, postgresBin, databaseUrl } = readConfig()
  if (databaseUrl) throw new StartRefusal('DATABASE_URL names a server of your own, which has tools of its own.')
  const kept = await upgradeData({ dataDir, from: fromIn(process.argv.slice(2)), postgresBin, tell: say, stopping })
  say(`The data is written anew. The former is kept in ${kept}: delete it once you have looked into the shop.`)
  say('Let BACKUPS name another place from now on, and make a backup at once: its log begins anew.')
})

function fromIn(args: string[]): string | undefined {
  const { values, positionals } = parseArgs({ args, options: { from: { type: 'string' } }, strict: false })
  const { from, ...others } = values
  if (typeof from !== 'string' || from === '' || positionals.length > 0 || Object.keys(others).length > 0)
    throw new StartRefusal(USAGE)
  return from === 'built-in' ? undefined : from
}

function say(line: string): void {
  process.stdout.write(`  ${line}\n`)
}
