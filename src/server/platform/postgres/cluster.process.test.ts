import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { postgresProcessesIn } from './processes.ts'
import { exists, freshDataDir, query, startDatabase, until } from './testing/database.ts'
import { installHolder, startHolder } from './testing/holder-process.ts'

test.each([
  ['in the middle', 'postgres.new/cluster/postgresql.conf'],
  ['near its end', 'postgres.new/cluster/base/5'],
])('a first start that is killed %s does not hinder the next one', async (_when, sign) => {
  const folder = await killedFirstStart(sign)
  const orphans = await postgresProcessesIn(join(folder, 'postgres.new/cluster'))
  signal(orphans, '-STOP') // or it might end by itself
  onTestFinished(() => signal(orphans, '-KILL'))

  const next = await startDatabase(folder)
  expect(next.told).toEqual(['Creating the database…'])
  await query(next.connection, 'select 1')
  expect(await exists(join(folder, 'postgres.new'))).toBe(false)
  for (const pid of orphans) expect(await exists(`/proc/${pid}/cwd`)).toBe(false)
})

/** Once this is there. One that was over before its kill is none: another is killed. */
async function killedFirstStart(sign: string): Promise<string> {
  const folder = await freshDataDir()
  const isOver = () => exists(join(folder, 'postgres'))
  await installHolder(folder)
  const shop = startHolder(folder, { dataDir: folder })
  await until(async () => (await exists(join(folder, sign))) || (await isOver()))
  await shop.kill('SIGKILL')
  return (await isOver()) ? await killedFirstStart(sign) : folder
}

/** With the program, which does not mind that one of them has ended. */
function signal(pids: number[], name: string): void {
  if (pids.length > 0) spawnSync('kill', [name, ...pids.map(String)])
}
