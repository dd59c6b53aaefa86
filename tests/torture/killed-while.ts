import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { projectRoot } from '../../src/server/platform/process/project.ts'

interface KillTest {
  /** Of `config/vitest.config.ts`. */
  project: 'process' | 'torture'
  file: string
  ordersPerKill: number
}

/** Of each order two mails and an SMS. */
export const TELLING: KillTest = {
  project: 'process',
  file: 'src/server/messaging/killed-while-notifying.process.test.ts',
  ordersPerKill: 7,
}
export const CARRYING: KillTest = {
  project: 'torture',
  file: 'src/server/consignments/killed-while-carrying.torture.test.ts',
  ordersPerKill: 30,
}

/** Each day of a life one, and on the days after it, until all money is where it belongs: seventeen at least. */
export const LIVING: KillTest = { project: 'torture', file: 'tests/life/life.torture.test.ts', ordersPerKill: 3 }

/** Runs such a test with numbers of its own: it needs the tests’ database and gateways, and says what is broken itself. */
export async function killWhile(
  { project, file, ordersPerKill }: KillTest,
  { kills, seed, until }: { kills: number; seed: number; until: number },
): Promise<{ found: string[]; isCutShort: boolean; kills: number; figures: string[] }> {
  const options = ['run', '--config', 'config/vitest.config.ts', '--project', project, file]
  const numbers = { KILLS: String(kills), ORDERS: String(kills * ordersPerKill), SEED: String(seed) }
  const child = spawn(process.execPath, ['node_modules/vitest/vitest.mjs', ...options], {
    cwd: projectRoot,
    env: { ...process.env, ...numbers, NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: Math.max(1, until - Date.now()),
  })
  const ended = once(child, 'close')
  const [said, complaints] = await Promise.all([text(child.stdout), text(child.stderr)])
  const [status, signal] = await ended
  const figures = said.match(/^.*\d+ kills, .*$/gm) ?? []
  const found = status === 0 || signal ? [] : [`${said}${complaints}`]
  return { found, isCutShort: signal !== null, kills, figures }
}
