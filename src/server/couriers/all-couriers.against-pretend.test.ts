import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { COMPANIES, type Company } from '#contract/values/couriers'
import { openPretendCourier } from '../../../pretend/couriers/courier.ts'
import type { Step } from '../../../pretend/couriers/speech.ts'
import { nextAccountId, REQUEST } from '../testing/courier-account.ts'
import { PRETEND_KEYS } from '../testing/couriers.ts'
import { COURIERS } from './all-couriers.ts'
import { callCourier } from './ask-courier.ts'
import type { CourierAccount } from './courier.ts'

/** On a busy machine it answers whenever it comes to that. */
const PATIENCE = { connecting: 120_000, whole: 120_000 }

/** Of a company’s API at this address, with the keys that its pretend one knows. */
function accountAt(url: string, company: Company, keys: CourierAccount['keys'] = PRETEND_KEYS[company]) {
  return {
    id: nextAccountId(),
    company,
    keys,
    ask: (request) => callCourier(url, request, PATIENCE),
  } as CourierAccount
}

async function opened(company: Company) {
  const pretend = await openPretendCourier(company)
  onTestFinished(() => pretend.close())
  return { pretend, account: accountAt(pretend.url, company), courier: COURIERS[company] }
}
const AREA = {
  pathao: REQUEST.area,
  steadfast: null,
  redx: { numbers: ['Dhaka', '101'], names: ['Dhaka', 'Mirpur 10'] },
}

test.each(COMPANIES)(
  '%s as it is pretended takes a booking, and says what became of it at each step',
  async (company) => {
    const { pretend, account, courier } = await opened(company)
    const booked = await courier.book(account, { ...REQUEST, area: AREA[company] })
    const [taken] = pretend.taken
    if (!taken) throw new Error('It was taken.')
    expect(booked).toMatchObject({ outcome: 'booked', number: taken.number })
    expect(taken).toMatchObject({ invoice: 'H7', cash: 1510, note: 'Ring twice', phone: '01711000000' })
    const words = []
    for (const step of ['created', 'held', 'delivered', 'refused'] as Step[]) {
      taken.step = step
      const asked = await courier.ask(account, taken)
      words.push(asked.outcome === 'told' && asked.word.word)
    }
    expect(words).toEqual(['booked', 'held', 'delivered', company === 'redx' ? 'coming_back' : 'refused'])
    expect(await courier.ask(account, { number: '99', invoice: 'H99' })).toEqual({ outcome: 'unseen' })
  },
)

test.each(COMPANIES)(
  '%s as it is pretended refuses what it would not carry, and who shows other keys',
  async (company) => {
    const { pretend, account, courier } = await opened(company)
    const wrong = await courier.book(account, { ...REQUEST, area: AREA[company], phone: '02711' })
    expect(wrong).toMatchObject({ outcome: 'refused', why: expect.stringMatching(/phone|digits/i) })
    const stranger = accountAt(pretend.url, company, { apiKey: 'x', secretKey: 'y', accessToken: 'z', clientId: 'w' })
    expect((await courier.book(stranger, { ...REQUEST, area: AREA[company] })).outcome).toBe('locked')
    expect((await courier.ask(stranger, { number: '1', invoice: 'H1' })).outcome).toBe('locked')
    expect(pretend.taken).toEqual([])
  },
)

test('Steadfast takes an invoice once, and sends back what it is asked to', async () => {
  const { pretend, account, courier } = await opened('steadfast')
  await courier.book(account, REQUEST)
  expect(await courier.book(account, REQUEST)).toMatchObject({ outcome: 'refused' })
  expect(await courier.cancel?.(account, { number: '', invoice: 'H7' }, 'Called off')).toEqual({ outcome: 'accepted' })
  expect(await courier.cancel?.(account, { number: '', invoice: 'H8' }, 'Called off')).toMatchObject({
    outcome: 'unanswered',
  })
  expect(pretend.taken.map(({ isCalledOff }) => isCalledOff)).toEqual([true])
})

test.each(['pathao', 'redx'] as const)(
  '%s as it is pretended tells its areas, and Pathao its price',
  async (company) => {
    const { account, courier } = await opened(company)
    const areas = (await courier.areas?.(account)) ?? []
    expect(areas.filter(({ name }) => name === 'Mirpur 10')).toHaveLength(1)
    expect(await courier.price?.(account, { ...REQUEST, area: AREA[company] })).toBe(
      company === 'redx' ? undefined : 8000,
    )
  },
)

test('all areas of a company come in one answer, however many', async () => {
  const area = (id: number) => ({ id, name: `Area ${id}`, post_code: 1000, division_name: 'Dhaka', zone_id: 1 })
  const areas = Array.from({ length: 3000 }, (_, at) => area(at + 1))
  const server = createServer((_, response) => response.end(JSON.stringify({ areas }))).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  expect(await COURIERS.redx.areas?.(accountAt(`http://127.0.0.1:${port}`, 'redx'))).toHaveLength(3001)
})
