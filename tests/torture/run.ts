import { setTimeout as wait } from 'node:timers/promises'
import { createRandom, type Random } from '../../demo/random.ts'
import type { Verdict } from './check.ts'
import { type Crowd, sendCrowd } from './crowd.ts'
import { RARE, type Strike } from './strikes.ts'
import type { Victim } from './victim.ts'

export interface Bounds {
  /** Strikes. */
  rounds: number
  /** Acknowledged orders; shopping goes on after the last strike until there are as many. */
  orders: number
  /** Acknowledged orders from the end of one strike to the next, roughly: shoppers tell of every tenth. */
  ordersApart?: number
  /** On `Date.now()`’s clock: no round begins after it. */
  until: number
}

export interface Outcome extends Verdict {
  rounds: number
  /** Whether time was up before there were as many rounds and orders as were asked for. */
  isCutShort: boolean
  /** How often each struck, and the longest that the shop took to be well again. */
  strikes: Record<string, { times: number; longestMs: number }>
}

/** After so many rounds the shoppers go home, and their journal is compared with the shop. */
const ROUNDS_A_STRETCH = 10
const CALM_MS = { least: 250, more: 700 }
const LOOK_MS = 50

/** Strikes a shop full of shoppers, again and again, and judges it after each stretch; ends at the first broken promise. */
export async function torture(
  victim: Victim,
  program: string,
  strikes: Record<string, Strike>,
  bounds: Bounds,
  tell: (line: string) => void,
): Promise<Outcome> {
  const random = createRandom(victim.plan.seed)
  const outcome: Outcome = { ...(await victim.check()), rounds: 0, isCutShort: false, strikes: {} }
  const isDone = () => outcome.rounds >= bounds.rounds && outcome.acknowledged >= bounds.orders
  for (let stretch = 1; !isDone() && outcome.found.length === 0 && Date.now() < bounds.until; stretch += 1) {
    const crowd = sendCrowd(program, victim.planFile, stretch)
    const before = outcome.acknowledged
    let isCalm = false
    try {
      const rounds = Math.min(ROUNDS_A_STRETCH, bounds.rounds - outcome.rounds)
      for (let round = 0; round < rounds && Date.now() < bounds.until; round += 1) {
        await calm(crowd, random, bounds)
        if (Date.now() >= bounds.until) break
        await strikeOnce(victim, strikes, random, outcome)
      }
      // Nothing left to strike: a stretch of peace, for the count.
      while (rounds === 0 && before + crowd.orders() < bounds.orders && Date.now() < bounds.until) await wait(LOOK_MS)
      await wait(CALM_MS.least)
      isCalm = true
    } finally {
      // From a shop that did not get well nobody comes home by themselves.
      await (isCalm ? crowd.goHome() : crowd.flee())
    }
    Object.assign(outcome, await victim.check())
    tell(
      `${outcome.rounds} rounds; ${outcome.acknowledged} acknowledged, ${outcome.refused} refused, ` +
        `${outcome.unknown} unknown, ${outcome.cancelled} cancelled: ${outcome.found.length} promises broken`,
    )
  }
  return { ...outcome, isCutShort: !isDone() && outcome.found.length === 0 }
}

async function calm(crowd: Crowd, random: Random, { ordersApart = 0, until }: Bounds): Promise<void> {
  const placed = crowd.orders()
  await wait(CALM_MS.least + random.whole(CALM_MS.more))
  while (crowd.orders() < placed + ordersApart && Date.now() < until) await wait(LOOK_MS)
}

async function strikeOnce(
  victim: Victim,
  strikes: Record<string, Strike>,
  random: Random,
  outcome: Outcome,
): Promise<void> {
  const name = turnOf(Object.keys(strikes), outcome.rounds)
  const struckAt = performance.now()
  await strikes[name]?.(victim, random)
  const { times, longestMs } = outcome.strikes[name] ?? { times: 0, longestMs: 0 }
  const ms = Math.round(performance.now() - struckAt)
  outcome.strikes[name] = { times: times + 1, longestMs: Math.max(longestMs, ms) }
  outcome.rounds += 1
}

const RARELY = 12

/** Each in its turn, so that a short run too meets them all; after that what kills nothing comes rarely. */
function turnOf(names: string[], round: number): string {
  const rare = names.filter((name) => RARE.has(name))
  const usual = names.filter((name) => !RARE.has(name))
  const isRare = usual.length === 0 || (rare.length > 0 && round % RARELY === 0)
  const turn = isRare ? rare[(round / RARELY) % rare.length] : usual[round % usual.length]
  return names[round] ?? turn ?? ''
}
