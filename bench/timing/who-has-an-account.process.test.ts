import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { hashPassword } from '../../src/server/auth/passwords.ts'
import { newPhone } from '../../src/server/codes/testing/secrets.ts'
import { openTestShop, type TestShop } from '../../src/server/testing/shop.ts'

/**
 * Times are measured by hand alone, on a machine that is not busy: `TRIES=400 npm run vitest -- --project process bench/timing`. Else it is
 * the work that is compared, which is the same on every machine.
 */
const TRIES = Number(process.env['TRIES'] ?? 0)
const COMPARED = 3
/**
 * How far from a half an answer of so many may be by chance: five times the deviation of the share of pairs in which one kind is the
 * slower one, if time tells nothing.
 */
const CHANCE = 5 * Math.sqrt((2 * TRIES + 1) / (12 * TRIES * TRIES))

interface Person {
  username: string
  email: string
  phone: string
}

let shop: TestShop
let known: Person[]
beforeAll(async () => {
  shop = await openTestShop()
  const passwordHash = await hashPassword('a long enough one')
  known = []
  for (let at = 0; at < Math.max(COMPARED, TRIES); at += 1) {
    const { id, username, email } = await shop.given.account()
    const phone = newPhone()
    await shop.db.updateTable('users').set({ phone, password_hash: passwordHash }).where('id', '=', id).execute()
    known.push({ username, email, phone })
  }
})
afterAll(() => shop.close())

const stranger = (at: number): Person => ({
  username: `stranger${at}`,
  email: `stranger${at}@example.com`,
  phone: newPhone(),
})

type Question = (person: Person) => Promise<{ status: number }>

const logIn = (username: string) => shop.call('POST /api/auth/login', { body: { username, password: 'a wrong guess' } })
const resetFor = (to: string) => shop.call('POST /api/auth/forgot-password', { body: { to } })

const QUESTIONS: [what: string, status: number, ask: Question][] = [
  ['a code for a phone', 200, ({ phone }) => shop.call('POST /api/auth/codes', { body: { phone } })],
  ['a reset by phone', 200, ({ phone }) => resetFor(phone)],
  ['a reset by mail', 200, ({ email }) => resetFor(email)],
  ['a login by username', 401, ({ username }) => logIn(username)],
  ['a login by mail', 401, ({ email }) => logIn(email)],
  ['a login by phone', 401, ({ phone }) => logIn(phone)],
]

/** As if nobody had asked before: what is closed is answered at once. */
async function forgetAttempts(): Promise<void> {
  await shop.db.deleteFrom('rate_limits').execute()
  await shop.db.deleteFrom('login_failures').execute()
}

test.each(QUESTIONS)('%s asks the database the same, whoever has an account', async (_, status, ask) => {
  for (const [at, person] of known.slice(0, COMPARED).entries()) {
    const ofStranger = await statementsOf(() => ask(stranger(at)), status)
    expect(ofStranger.length).toBeGreaterThan(1)
    expect(await statementsOf(() => ask(person), status)).toEqual(ofStranger)
  }
})

/** What the database is asked until the answer is there, in this order. */
async function statementsOf(ask: () => Promise<{ status: number }>, status: number): Promise<string[]> {
  await forgetAttempts()
  const asked = vi.spyOn(pg.Client.prototype, 'query')
  try {
    expect((await ask()).status).toBe(status)
    return asked.mock.calls.map(([statement]: unknown[]) => textOf(statement))
  } finally {
    asked.mockRestore()
  }
}

function textOf(statement: unknown): string {
  return typeof statement === 'object' && statement !== null && 'text' in statement
    ? String(statement.text)
    : String(statement)
}

if (TRIES > 0)
  test.each(QUESTIONS)('%s takes as long, whoever has an account', { timeout: TRIES * 20_000 }, async (...question) => {
    const [what, status, ask] = question
    const [ofKnown, ofStrangers]: [number[], number[]] = [[], []]
    for (const [at, person] of known.entries()) {
      const asks = [
        async () => void ofKnown.push(await timed(() => ask(person), status)),
        async () => void ofStrangers.push(await timed(() => ask(stranger(at)), status)),
      ]
      // In turn who is first: what drifts, as a busy machine does, is the same for both.
      for (const each of at % 2 === 0 ? asks : asks.toReversed()) await each()
    }
    const share = shareSlower(ofKnown, ofStrangers)
    const [a, b] = [median(ofKnown).toFixed(2), median(ofStrangers).toFixed(2)]
    process.stdout.write(
      `${what}: median ${a} ms known, ${b} ms unknown; the known one slower in ${(share * 100).toFixed(1)} %\n`,
    )
    expect(Math.abs(share - 0.5)).toBeLessThan(CHANCE)
  })

async function timed(ask: () => Promise<{ status: number }>, status: number): Promise<number> {
  await forgetAttempts()
  const began = performance.now()
  const answer = await ask()
  const took = performance.now() - began
  expect(answer.status).toBe(status)
  return took
}

/** Of all pairs, in how many the known one took longer: what whoever looks at the time of an answer can tell. A half: nothing. */
function shareSlower(some: number[], others: number[]): number {
  const slower = some.flatMap((one) => others.map((other) => (one > other ? 1 : one === other ? 0.5 : 0)))
  return slower.reduce<number>((sum, each) => sum + each, 0) / slower.length
}

const median = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0
