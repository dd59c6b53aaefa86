import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type Answer, openTestShop, problem, type TestShop } from '../testing/shop.ts'
import { MOST_TRIES, proveSecret, sendCodeTo } from './one-time-secrets.ts'
import { requestReset } from './request-reset.ts'
import { sendInTurn } from './sending-limits.ts'
import { givenSecret, newPhone, recordedSecrets } from './testing/secrets.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())
afterEach(() => shop.db.deleteFrom('rate_limits').execute())

const secrets = recordedSecrets()
const CROWD = 120
const crowd = <Answer>(ask: (at: number) => Promise<Answer>, of = CROWD) =>
  Promise.allSettled(Array.from({ length: of }, (_, at) => ask(at)))
const refusals = (answers: PromiseSettledResult<unknown>[]) =>
  answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason.code] : []))

test('of a hundred tries at the same moment, each from an address of its own, five are looked at', async () => {
  const { ticket } = await givenSecret(shop)
  let looks = 0
  const isSecret: typeof secrets.hashes.isSecret = (...asked) => {
    looks += 1
    return secrets.hashes.isSecret(...asked)
  }
  const asked = { ticket, purpose: 'sign_in' as const, secret: '654321' }
  const hashes = { ...secrets.hashes, isSecret }
  const answers = await crowd((at) => proveSecret(shop.db, { hashes }, asked, `198.51.100.${at}`))
  expect([refusals(answers).length, looks]).toEqual([CROWD, MOST_TRIES])
})

test('a shop that sends resets as codes sends no more of them by mail than by SMS; links are beyond guessing', async () => {
  const day = new Date(Date.now() + 86_400_000)
  await shop.db
    .insertInto('rate_limits')
    .values({ kind: 'codes_by_mail', subject: 'shop', spent: 1_999, window_ends_at: day })
    .execute()
  const ask = (to: string, by = secrets) => requestReset(shop.db, by, to, { address: '203.0.113.7' })
  await ask('one@example.com')
  await expect(ask('two@example.com')).rejects.toThrow('We cannot send more codes right now')
  expect(await ask('three@example.com', recordedSecrets('https://haat.example'))).toMatchObject({ isLink: true })
})

test('a network that asks for hundreds at once holds a quarter of the line, and others have their turn', async () => {
  let letGo = () => {}
  const gate = new Promise<void>((resolve) => {
    letGo = resolve
  })
  const ask = (address: string) =>
    sendInTurn(address, () => gate).then(
      () => 'sent',
      ({ code }: { code: string }) => code,
    )
  const greedy = Array.from({ length: CROWD }, (_, at) => ask(`198.51.100.${at}`))
  const other = ask('203.0.113.7')
  letGo()
  expect(await other).toBe('sent')
  const answers = await Promise.all(greedy)
  expect(answers.filter((answer) => answer === 'sent')).toHaveLength(16)
  expect(new Set(answers)).toEqual(new Set(['sent', 'too_many_at_once']))
})

describe('SMS pumping', () => {
  const send = (address: string, recipient = newPhone()) =>
    sendCodeTo(shop.db, secrets, { purpose: 'sign_in', recipient, accountId: null }, address)
  const sentBy = async (asking: Promise<unknown>) => {
    const before = secrets.sent.length
    await asking
    return secrets.sent.length - before
  }

  test('from one address, to phone after phone and ten at once, stops at a hundred SMS', async () => {
    const answers: Answer[] = []
    const ask = () => shop.call('POST /api/auth/codes', { body: { phone: newPhone() } })
    while (answers.length < CROWD) answers.push(...(await Promise.all(Array.from({ length: 10 }, ask))))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(100)
    const refused = answers.filter(({ status }) => status !== 200)
    for (const answer of refused) expect(answer).toMatchObject({ status: 429, body: problem('too_many_attempts') })
    const { messages } = await shop.db
      .selectFrom('messages')
      .select(({ fn }) => fn.countAll<number>().as('messages'))
      .where('way', '=', 'sms')
      .executeTakeFirstOrThrow()
    expect(messages).toBe(100)
  })

  test('to one phone, from address after address, stops at one SMS a minute', async () => {
    const phone = newPhone()
    // So few that they are done within the minute on any machine.
    expect(await sentBy(crowd((at) => send(`198.51.100.${at}`, phone), 12))).toBe(1)
  })

  test('from address after address to phone after phone stops once the shop has sent its codes of a day', async () => {
    const day = new Date(Date.now() + 86_400_000)
    await shop.db
      .insertInto('rate_limits')
      .values({ kind: 'codes_by_sms', subject: 'shop', spent: 1_970, window_ends_at: day })
      .execute()
    expect(await sentBy(crowd((at) => send(`198.51.100.${at}`)))).toBe(30)
    expect(refusals(await crowd((at) => send(`203.0.113.${at}`)))).toEqual(Array(CROWD).fill('too_many_attempts'))
  })
})
