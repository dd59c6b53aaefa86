import { afterAll, beforeAll, expect, test } from 'vitest'
import { pipelined } from '../platform/database/db.ts'
import { openTestShop, type TestShop } from '../testing/shop.ts'
import { MOST_TRIES, proveSecret, sendCodeTo } from './one-time-secrets.ts'
import { letSecondsPass, newPhone, recordedSecrets } from './testing/secrets.ts'

/**
 * Whoever guesses spends the day’s tries as well as can be: each code that is sent gets its five, from addresses that are spared for
 * that; all other tries come from the rest. The whole of it, from 1,000 addresses at 1,000 phones:
 * `GUESSES=1000000 npm run vitest -- guessing.long`.
 */
const GUESSES = Number(process.env['GUESSES'] ?? 20_000)
/** How long ten thousand tries may take on a machine that is busy with others. */
const TIMEOUT_MS = 600_000 + (GUESSES / 10_000) * 300_000

const DAY = 24 * 3600
/** An hour each, of the clock that is moved; a code lives in one of them. */
const ROUNDS = 24
const PHONES = Array.from({ length: GUESSES / 1_000 }, newPhone)
const ADDRESSES = PHONES.map((_, at) => `100.64.${at >> 8}.${at & 255}`)

// The limits, as decision 052 says them.
const CODES_A_DAY = 2_000
const CODES_TO_PHONE = 10
const WRONG_FROM_ADDRESS = 60

/** What can be had in a day, and with it the chance. */
const CODES = Math.min(CODES_A_DAY, PHONES.length * CODES_TO_PHONE)
const LOOKS = CODES * MOST_TRIES
const CHANCE = 1 - (1 - 1e-6) ** LOOKS

const SPARED = ADDRESSES.slice(0, Math.ceil(LOOKS / WRONG_FROM_ADDRESS) + 1)
const OTHERS = ADDRESSES.slice(SPARED.length)

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
  // Of accounts, to which all codes of a day may go: to others half of them.
  const accounts = PHONES.map((phone) => ({
    phone,
    username: null,
    email: null,
    password_hash: null,
    role: 'User' as const,
  }))
  await shop.db.insertInto('users').values(accounts).execute()
})
afterAll(() => shop.close())

const secrets = recordedSecrets()
let looks = 0
const hashes = {
  ...secrets.hashes,
  isSecret: (...asked: Parameters<typeof secrets.hashes.isSecret>) => {
    looks += 1
    return secrets.hashes.isSecret(...asked)
  },
}

/** In turn, over all rounds. */
function turns<Thing>(things: Thing[]): () => Thing {
  let next = 0
  return () => things[next++ % things.length] as Thing
}
const phone = turns(PHONES)
const address = turns(ADDRESSES)
const spared = turns(SPARED)
const other = turns(OTHERS)

/** More than the limits let through: the tickets of those that they did. */
async function sendCodes(): Promise<string[]> {
  const many = Math.min(PHONES.length, Math.ceil((CODES / ROUNDS) * 1.1))
  const answers = await Promise.allSettled(
    Array.from({ length: many }, () => {
      const asked = { purpose: 'sign_in' as const, recipient: phone(), accountId: null }
      return sendCodeTo(shop.db, secrets, asked, address())
    }),
  )
  return answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value.ticket] : []))
}

interface Told {
  found: number
  closed: number
}

let guess = 0
const BATCH = 2_000

/** So many tries at these tickets in turn: how many found one, and how many met a closed address. */
async function tryMany(tickets: string[], times: number, from: () => string): Promise<Told> {
  const told = { found: 0, closed: 0 }
  for (let done = 0; done < times; done += BATCH)
    await pipelined(shop.db, (connection) =>
      Promise.all(
        Array.from({ length: Math.min(BATCH, times - done) }, async (_, at) => {
          guess += 1
          const ticket = tickets[(done + at) % tickets.length] ?? ''
          const secret = String((guess * 7_919) % 1_000_000).padStart(6, '0')
          try {
            await proveSecret(connection, { hashes }, { ticket, purpose: 'sign_in', secret }, from())
            told.found += 1
          } catch (error) {
            const { code } = error as { code?: unknown }
            if (code === 'too_many_attempts') told.closed += 1
            else if (code !== 'invalid_code') throw error
          }
        }),
      ),
    )
  return told
}

test(`a day of ${GUESSES} guesses from ${ADDRESSES.length} addresses at as many phones finds no more than is computed`, {
  timeout: TIMEOUT_MS,
}, async () => {
  let sent = 0
  const all: Told = { found: 0, closed: 0 }
  const count = ({ found, closed }: Told) => {
    all.found += found
    all.closed += closed
  }
  for (let round = 1; round <= ROUNDS; round += 1) {
    const tickets = await sendCodes()
    sent += tickets.length
    count(await tryMany(tickets, tickets.length * MOST_TRIES, spared))
    const used = tickets.length > 0 ? tickets : ['5e8b8f0e-1f5f-4a53-9d9a-0a4b6d8f4f11']
    count(await tryMany(used, Math.floor((GUESSES * round) / ROUNDS) - guess, other))
    if (round < ROUNDS) await letSecondsPass(shop, DAY / ROUNDS)
  }
  process.stdout.write(
    `${guess} guesses: ${all.closed} met a closed address, ${looks} looked at, ${all.found} found (chance ${(CHANCE * 100).toFixed(3)} %)\n`,
  )
  expect([guess, sent, looks]).toEqual([GUESSES, CODES, LOOKS])
  // Nobody’s network is closed by tries at what is used up: of those nothing is looked at.
  expect(all.closed).toBe(0)
  // In the million: 10,000 codes are looked at, a chance of 0.995 %; three or more are found once in six million such days.
  expect(CHANCE).toBeLessThan(0.01)
  expect(all.found).toBeLessThan(3)
})
