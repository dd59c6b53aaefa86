import { setTimeout as wait } from 'node:timers/promises'
import { ask } from './ask.ts'
import { type Victim, withClient } from './victim.ts'

const IN_FLIGHT = 200
const MOST_MS_TO_CLOSE = 60_000

const MOST_TRIES = 3

/**
 * SIGTERM while 200 requests wait for the database: each of them is answered, the shop ends in good order. Where a busy
 * machine brought all 200 so late that each was told so (overload), nothing is known of those that wait: once more.
 */
export async function stopInFullSwing(victim: Victim): Promise<void> {
  let sentAway: string[] = []
  for (let time = 0; time < MOST_TRIES; time += 1) {
    const { wellAnswered, codes } = await stopOnce(victim)
    if (wellAnswered > 0) return
    sentAway = codes
  }
  throw new Error(`SIGTERM sent away all of ${IN_FLIGHT} requests, ${MOST_TRIES} times: ${[...new Set(sentAway)]}`)
}

async function stopOnce(victim: Victim): Promise<{ wellAnswered: number; codes: string[] }> {
  const { plan } = victim
  const shop = victim.shop()
  const answered = await withClient(victim.connection, async (client) => {
    await client.query('begin; lock table users in access exclusive mode')
    const customers = Array.from({ length: IN_FLIGHT }, (_, at) => plan.customers[at % plan.customers.length])
    const asked = customers.map((customer) => ask(plan.url, 'GET', '/api/auth/me', { token: customer?.token ?? '' }))
    await areRead(plan.url)
    shop.signal('SIGTERM')
    await isClosed(plan.url)
    await client.query('commit')
    return await Promise.all(asked)
  })
  // On a busy machine some wait longer than the shop waits for its database, or come when nobody is let in any more, and
  // are told so: that is an answer.
  const wellAnswered = answered.filter(({ outcome }) => outcome === 'ok')
  const cut = answered.filter(({ outcome, code }) => outcome !== 'ok' && code !== 'database_away' && code !== 'busy')
  const status = await shop.ended
  await victim.startAgain()
  if (cut.length > 0) throw new Error(`SIGTERM cut ${cut.length} of ${IN_FLIGHT} requests: ${JSON.stringify(cut[0])}`)
  if (status !== 0) throw new Error(`SIGTERM ended the shop with ${status}:\n${shop.stdout()}${shop.stderr()}`)
  return { wellAnswered: wellAnswered.length, codes: answered.map(({ code }) => code) }
}

/** Answered without the database: by then the shop has read what was sent before. */
async function areRead(url: string): Promise<void> {
  for (let time = 0; time < 3; time += 1) await fetch(`${url}/api/nothing`)
}

async function isClosed(url: string): Promise<void> {
  const patience = Date.now() + MOST_MS_TO_CLOSE
  while (Date.now() < patience) {
    const isOpen = await fetch(`${url}/api/nothing`).then(
      () => true,
      () => false,
    )
    if (!isOpen) return
    await wait(10)
  }
  throw new Error('the shop takes new requests after SIGTERM')
}
