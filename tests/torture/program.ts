import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Programs } from './programs.ts'
import { STAGES } from './stages.ts'

const MINUTE_MS = 60_000
const MOST_FOUND_SAID = 20

/** What a run ends with that did not come to all it was asked for, and found nothing wrong in what it did. */
const CUT_SHORT = 2

/**
 * `npm run torture`. Ends with 1 where a promise was broken (the folder of that shop is left to be looked at), with 2 where
 * none was and time was up too early.
 */
export async function main(programs: Programs, args: string[]): Promise<void> {
  const { minutes, stages, ...options } = optionsOf(args)
  const { seed, rounds, orders } = options
  say(`seed ${seed}: ${stages.join(', ')}; ${rounds} rounds, ${orders} orders, at most ${minutes} minutes`)
  const until = Date.now() + minutes * MINUTE_MS
  for (const name of stages) {
    const started = performance.now()
    const folder = await mkdtemp(join(tmpdir(), `haat-torture-${name}-`))
    const tell = (line: string) => say(`${name}: ${line}`)
    const report = await STAGES[name]?.({ ...options, programs, folder, until, tell })
    const { found = [], isCutShort = false, ...figures } = report ?? {}
    say(JSON.stringify({ stage: name, seconds: Math.round((performance.now() - started) / 1000), ...figures }))
    for (const words of found.slice(0, MOST_FOUND_SAID)) say(`BROKEN: ${words}`)
    if (isCutShort) {
      say(`NOT DONE: time was up (--minutes ${minutes}) before all rounds and orders of ${name}`)
      process.exitCode ??= CUT_SHORT
    }
    if (found.length === 0) await rm(folder, { recursive: true, force: true })
    else {
      say(`${found.length} promises broken; what is left of that shop: ${folder}`)
      process.exitCode = 1
    }
  }
}

function optionsOf(args: string[]) {
  const { values } = parseArgs({
    args,
    options: {
      minutes: { type: 'string', default: '15' },
      rounds: { type: 'string', default: '225' },
      orders: { type: 'string', default: '20000' },
      customers: { type: 'string', default: '48' },
      workers: { type: 'string', default: '1' },
      seed: { type: 'string', default: String(Date.now() % 1_000_000) },
      stages: { type: 'string', default: Object.keys(STAGES).join() },
    },
  })
  const stages = values.stages.split(',')
  for (const stage of stages)
    if (!(stage in STAGES)) throw new Error(`--stages knows ${Object.keys(STAGES).join(', ')}, not ${stage}.`)
  return {
    stages,
    minutes: numberOf('minutes', values.minutes),
    rounds: numberOf('rounds', values.rounds),
    orders: numberOf('orders', values.orders),
    customers: numberOf('customers', values.customers),
    workers: numberOf('workers', values.workers),
    seed: numberOf('seed', values.seed),
  }
}

function numberOf(name: string, text: string): number {
  const number = Number(text)
  if (text === '' || !(number >= 0)) throw new Error(`--${name} must be a number.`)
  return number
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
