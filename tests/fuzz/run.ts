import { createRandom } from '../../demo/random.ts'
import type { TestShop } from '../../src/server/testing/shop.ts'
import { type Call, chooseCall, wireOf } from './calls.ts'
import { sendAllWebhooks } from './courier-webhooks.ts'
import { halvesIn } from './halves.queries.ts'
import { wrongWith } from './judge.ts'
import { type Cast, givenCast } from './people.ts'
import { send } from './send.ts'

export interface Outcome {
  /** Broken promises, each with the smallest call that broke it. */
  found: string[]
  /** Answers by status. */
  statuses: Record<number, number>
  /** Names of the calls that were granted at least once: a fuzz that never gets in tells nothing. */
  granted: Set<string>
}

const BATCH = 500
const MOST_FOUND = 20
/** Some calls log people out, for good or for a while: soon all others would be refused at the door. */
const REVIVED_EVERY = 20
const LOGGED_AS_ERROR = 50

/** One call after the other, so that the same seed does the same again. */
export async function fuzz(shop: TestShop, { calls, seed }: { calls: number; seed: number }): Promise<Outcome> {
  const random = createRandom(seed)
  const outcome: Outcome = { found: [], statuses: {}, granted: new Set() }
  for (let done = 0; done < calls && outcome.found.length < MOST_FOUND; done += BATCH) {
    const cast = await givenCast(shop)
    const batch = Array.from({ length: Math.min(BATCH, calls - done) }, () => chooseCall(random))
    for (const [at, call] of batch.entries()) {
      if (at % REVIVED_EVERY === 0) await cast.revive()
      await tell(shop, cast, call, outcome)
    }
    outcome.found.push(...(await sendAllWebhooks(shop, random)))
    const halves = await halvesIn(shop.db)
    outcome.found.push(...halves.map((words) => `after call ${done + batch.length}: ${words}`))
    outcome.found.push(...troublesIn(shop))
  }
  return outcome
}

async function tell(shop: TestShop, cast: Cast, call: Call, outcome: Outcome): Promise<void> {
  const { status, wrong } = await ask(shop, cast, call)
  outcome.statuses[status] = (outcome.statuses[status] ?? 0) + 1
  if (status >= 200 && status < 300) outcome.granted.add(call.name)
  if (wrong === undefined) return
  const smallest = await shrink(shop, cast, call)
  outcome.found.push(`${wrong}\n${JSON.stringify(smallest)}\n${said(cast, smallest)}`)
}

async function ask({ url }: TestShop, cast: Cast, call: Call) {
  const answer = await send(
    Number(new URL(url).port),
    wireOf(call, cast.tokens[call.actor], cast.likely(call.actor, call.name)),
  )
  return { status: answer.status, wrong: wrongWith(answer) }
}

/** Leaves out what the call goes wrong without. */
async function shrink(shop: TestShop, cast: Cast, call: Call): Promise<Call> {
  for (const [at] of call.spoilings.entries()) {
    const smaller = { ...call, spoilings: call.spoilings.toSpliced(at, 1) }
    if ((await ask(shop, cast, smaller)).wrong !== undefined) return await shrink(shop, cast, smaller)
  }
  return call
}

function said(cast: Cast, call: Call): string {
  const { method, path, headers, body } = wireOf(call, cast.tokens[call.actor], cast.likely(call.actor, call.name))
  const shown = headers.map(([name, value]) => (name === 'authorization' ? name : `${name}: ${value.slice(0, 200)}`))
  return [`${method} ${path.slice(0, 500)}`, ...shown, body?.toString().slice(0, 1000) ?? ''].join('\n')
}

/** Also what nobody was told: a call that was answered well and failed behind it. Forgets what was logged. */
function troublesIn({ logLines }: TestShop): string[] {
  const troubles = logLines.filter(({ level }) => Number(level) >= LOGGED_AS_ERROR || level === 'error')
  logLines.length = 0
  return troubles.slice(0, 3).map((line) => `was logged: ${JSON.stringify(line).slice(0, 800)}`)
}
