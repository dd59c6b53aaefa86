import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Programs } from './programs.ts'
import { torture } from './run.ts'
import { STRIKES } from './strikes.ts'
import { openVictim } from './victim.ts'

/** `npm run torture`. Ends with 1 where a promise was broken. */
export async function main(programs: Programs, args: string[]): Promise<void> {
  const bounds = boundsOf(args)
  const folder = await mkdtemp(join(tmpdir(), 'haat-torture-'))
  say(`seed ${bounds.seed}; at most ${bounds.minutes} minutes, ${bounds.rounds} rounds, ${bounds.orders} orders`)
  const until = Date.now() + bounds.minutes * 60_000
  const started = Date.now()
  const victim = await openVictim({ programs, folder, seed: bounds.seed, customers: bounds.customers })
  try {
    const strikes = Object.fromEntries(Object.entries(STRIKES).filter(([name]) => bounds.strikes.includes(name)))
    const { found, ...figures } = await torture(victim, programs.shoppers, strikes, { ...bounds, until }, say)
    say(JSON.stringify({ seed: bounds.seed, seconds: Math.round((Date.now() - started) / 1000), ...figures }))
    for (const words of found.slice(0, 20)) say(`BROKEN: ${words}`)
    if (found.length > 0) {
      say(`${found.length} promises broken; the shop’s folder is left as it is: ${folder}`)
      process.exitCode = 1
    }
  } finally {
    await victim.end()
    if (process.exitCode !== 1) await rm(folder, { recursive: true, force: true })
  }
}

function boundsOf(args: string[]) {
  const { values } = parseArgs({
    args,
    options: {
      minutes: { type: 'string', default: '15' },
      rounds: { type: 'string', default: '200' },
      orders: { type: 'string', default: '20000' },
      customers: { type: 'string', default: '48' },
      seed: { type: 'string', default: String(Date.now() % 1_000_000) },
      strikes: { type: 'string', default: Object.keys(STRIKES).join() },
    },
  })
  const { strikes, ...numbers } = values
  const [minutes, rounds, orders, customers, seed] = ['minutes', 'rounds', 'orders', 'customers', 'seed'].map(
    (name) => {
      const number = Number(numbers[name as keyof typeof numbers])
      if (!(number >= 0)) throw new Error(`--${name} must be a number.`)
      return number
    },
  ) as [number, number, number, number, number]
  return { minutes, rounds, orders, customers, seed, strikes: strikes.split(',') }
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
