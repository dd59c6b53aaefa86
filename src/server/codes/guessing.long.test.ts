import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pipelined } from '../platform/database/db.ts'
import { openTestShop, type TestShop } from '../testing/shop.ts'
import { MOST_TRIES, proveSecret, sendCodeTo } from './one-time-secrets.ts'
import { letSecondsPass, newPhone, recordedSecrets } from './testing/secrets.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const DAY = 24 * 3600
const ROUNDS = 20
const PHONES = Array.from({ length: 1_000 }, newPhone)
const ADDRESSES = Array.from({ length: 1_000 }, (_, at) => `100.64.${at >> 8}.${at & 255}`)
/** Codes that the shop sends by SMS in a day (sending-limits.ts). */
const CODES_A_DAY = 2_000

const secrets = recordedSecrets()
let looks = 0
const hashes = {
  ...secrets.hashes,
  isSecret: (...asked: Parameters<typeof secrets.hashes.isSecret>) => {
    looks += 1
    return secrets.hashes.isSecret(...asked)
  },
}

/** Each address has had that many wrong codes before, under tickets that were nobody’s: of its sixty a day twelve are left. */
const BEFORE = 48

async function spendBefore(): Promise<void> {
  const subjects = ADDRESSES.map((address) => `address:${address}`)
  await sql`
    insert into rate_limits (kind, subject, spent, window_ends_at)
    select 'wrong_codes', subject, ${BEFORE}::int, now() + interval '1 day' from unnest(${subjects}::text[]) as subject`.execute(
    shop.db,
  )
}

/** So many codes as the limits let through, each asked for from another address. */
async function sendMany(round: number): Promise<string[]> {
  const many = 105
  const asked = Array.from({ length: many }, (_, at) => {
    const recipient = PHONES[(round * many + at) % PHONES.length] ?? ''
    const address = ADDRESSES[(round * many + at) % ADDRESSES.length] ?? ''
    return sendCodeTo(shop.db, secrets, { purpose: 'sign_in', recipient, accountId: null }, address)
  })
  const answers = await Promise.allSettled(asked)
  return answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value.ticket] : []))
}

let guess = 0
/** The next addresses in turn, at the codes in turn: how many found one, and how many were refused before anything was looked at. */
async function tryMany(tickets: string[], times: number): Promise<{ found: number; closed: number }> {
  const answers = await pipelined(shop.db, (line) =>
    Promise.allSettled(
      Array.from({ length: times }, () => {
        guess += 1
        const address = ADDRESSES[guess % ADDRESSES.length] ?? ''
        const ticket = tickets[guess % tickets.length] ?? ''
        const secret = String((guess * 7_919) % 1_000_000).padStart(6, '0')
        return proveSecret(line, { hashes }, { ticket, purpose: 'sign_in', secret }, address)
      }),
    ),
  )
  const isClosed = (answer: PromiseSettledResult<unknown>) =>
    answer.status === 'rejected' && answer.reason.code === 'too_many_attempts'
  return {
    found: answers.filter(({ status }) => status === 'fulfilled').length,
    closed: answers.filter(isClosed).length,
  }
}

/** Each of the rest is refused as well: these addresses are closed until the day is over. */
async function openAddresses(): Promise<number> {
  const { rows } = await sql<{ open: number }>`
    select ${ADDRESSES.length}::int - count(*)::int as open from rate_limits
    where kind = 'wrong_codes' and subject like 'address:100.64.%' and spent > 60 and window_ends_at > now()`.execute(
    shop.db,
  )
  return rows[0]?.open ?? -1
}

test('a day of guessing from 1,000 addresses at 1,000 phones finds no more than is computed', {
  timeout: 120_000,
}, async () => {
  await spendBefore()
  let [sent, found] = [0, 0]
  for (let round = 0; round < ROUNDS; round += 1) {
    const tickets = await sendMany(round)
    sent += tickets.length
    found += (await tryMany(tickets, 600)).found
    if (round < ROUNDS - 1) await letSecondsPass(shop, DAY / ROUNDS)
  }
  // The shop has sent all it sends in a day, and every address has used up its wrong codes: so far 60,000 tries of the million.
  expect(sent).toBe(CODES_A_DAY)
  const { closed } = await tryMany(['5e8b8f0e-1f5f-4a53-9d9a-0a4b6d8f4f11'], ADDRESSES.length)
  expect([closed, await openAddresses()]).toEqual([ADDRESSES.length, 0])

  const guesses = CODES_A_DAY * MOST_TRIES
  expect(looks).toBeLessThanOrEqual(guesses)
  expect(looks).toBeGreaterThan(guesses * 0.9)
  const chance = 1 - (1 - 1e-6) ** guesses
  expect(chance).toBeLessThan(0.01)
  // Four or more of a hundredth are found once in two billion such days.
  expect(found).toBeLessThan(4)
})
