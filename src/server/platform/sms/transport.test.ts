import { type AddressInfo, createServer } from 'node:net'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { GATEWAY_KINDS, type GatewayKind, openPretendGateway, SHOP } from '../../../../pretend/sms/gateway.ts'
import { smsSettingsOf } from './settings.ts'
import { createSmsTransport, type Sms } from './transport.ts'

const PATIENT = { connecting: 60_000, whole: 120_000 }
const HOSTILE = 'Rahim & "Sons" \\ {{token}} %26 #1 +5 ৳ পাঞ্জাবি\n\u0000"}]😀'
const SMS: Sms = { to: '01711000001', text: 'Your order 17 at Haat: Tk 1,510', reference: 'a1b2c3d4e5f6a7b8c9d0' }

async function opened(kind: GatewayKind, options = {}) {
  const gateway = await openPretendGateway(kind, options)
  onTestFinished(() => gateway.close())
  return gateway
}

function transportTo(
  kind: GatewayKind,
  url: string,
  timeouts = PATIENT,
  shop: { token: string; sender: string } = SHOP,
) {
  return createSmsTransport(smsSettingsOf({ gateway: kind, url, user: undefined, ...shop }), timeouts)
}

describe.each(GATEWAY_KINDS)('%s', (kind) => {
  test('takes an SMS as it was written, and says what it calls it', async () => {
    const gateway = await opened(kind)
    const transport = transportTo(kind, gateway.url)
    expect(await transport.deliver(SMS)).toEqual({ outcome: 'accepted', gatewayId: '700000' })
    expect(await transport.deliver({ ...SMS, text: HOSTILE, reference: 'b' })).toEqual({
      outcome: 'accepted',
      gatewayId: '700001',
    })
    expect(gateway.taken.map(({ phone, text }) => [phone, text])).toEqual([
      [SMS.to, SMS.text],
      [SMS.to, HOSTILE],
    ])
  })

  test.each([
    ['has no such number', 'refuses', 'refused', 0],
    ['has no money left', 'empty', 'later', 0],
    ['breaks off before it took it', 'drops', 'unanswered', 0],
    ['takes it and breaks off', 'dies', 'unanswered', 1],
    ['takes it and says so twice', 'twice', 'accepted', 1],
    ['fails after it took it', 'fails', 'unanswered', 1],
  ] as const)('%s', async (_, manner, outcome, taken) => {
    const gateway = await opened(kind)
    gateway.behave(manner)
    const delivery = await transportTo(kind, gateway.url).deliver(SMS)
    expect([delivery.outcome, gateway.taken.length]).toEqual([outcome, taken])
  })

  test.each([
    ['takes it and says nothing', 'never'],
    ['takes it and says it too late', 'late'],
  ] as const)('%s', async (_, manner) => {
    // The clock stands still until the gateway has taken it.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    const onTaken = () => void vi.advanceTimersByTime(PATIENT.whole)
    const gateway = await opened(kind, { lateMs: 1_000, onTaken })
    gateway.behave(manner)
    const delivery = await transportTo(kind, gateway.url).deliver(SMS)
    vi.advanceTimersByTime(1_000)
    expect([delivery.outcome, gateway.taken.length]).toEqual(['unanswered', 1])
  })

  test('is not there: nothing was sent, and it can be tried again', async () => {
    const gone = await openPretendGateway(kind)
    await gone.close()
    expect(await transportTo(kind, gone.url).deliver(SMS)).toEqual({
      outcome: 'later',
      why: 'The SMS gateway could not be reached.',
      code: 'ECONNREFUSED',
    })
  })

  test('does not know the shop: that can be put right, and the token is told to nobody', async () => {
    const gateway = await opened(kind)
    const shop = { token: 'wrong-token', sender: SHOP.sender }
    const delivery = await transportTo(kind, gateway.url, PATIENT, shop).deliver(SMS)
    expect(delivery.outcome).toBe('later')
    expect(JSON.stringify(delivery)).not.toContain(shop.token)
  })
})

test('a gateway that knows our id already has the message', async () => {
  const gateway = await opened('ssl-wireless')
  const transport = transportTo('ssl-wireless', gateway.url)
  await transport.deliver(SMS)
  expect((await transport.deliver(SMS)).outcome).toBe('accepted')
  expect(gateway.taken).toHaveLength(1)
})

test('a gateway that can be asked says what became of a message, also of one it never had', async () => {
  const gateway = await opened('with-status')
  gateway.behave((nth) => (nth === 0 ? 'dies' : 'drops'))
  const transport = transportTo('with-status', gateway.url)
  for (const reference of ['taken', 'dropped']) await transport.deliver({ ...SMS, reference })
  const asked = async (reference: string) => (await transport.ask?.({ ...SMS, reference }))?.outcome
  expect([await asked('taken'), await asked('dropped')]).toEqual(['accepted', 'unseen'])
  await gateway.close()
  expect(await asked('taken')).toBe('unanswered')
})

test('a gateway that says back its secrets, and dribbles more than anybody reads, is cut short', async () => {
  const { url } = await rawServer((socket) =>
    socket.write(`HTTP/1.1 200 OK\r\n\r\n{"status":"FAILED","error_message":"token ${SHOP.token} is wrong"}`, () =>
      socket.end(),
    ),
  )
  const delivery = await transportTo('ssl-wireless', url).deliver(SMS)
  expect(delivery).toMatchObject({ outcome: 'later', why: 'token … is wrong' })
  const endless = await rawServer((socket) => {
    socket.write('HTTP/1.1 200 OK\r\n\r\n')
    const dribbling = setInterval(() => socket.write('x'.repeat(30_000)), 5)
    socket.on('close', () => clearInterval(dribbling))
  })
  expect(await transportTo('ssl-wireless', endless.url).deliver(SMS)).toMatchObject({
    outcome: 'unanswered',
    code: 'ETOOLONG',
  })
})

test('half an answer is none, and a redirect is not followed', async () => {
  const half = await rawServer((socket) => {
    socket.write('HTTP/1.1 200 OK\r\ncontent-length: 999\r\n\r\n{"status_code":200', () => socket.destroy())
  })
  expect((await transportTo('ssl-wireless', half.url).deliver(SMS)).outcome).toBe('unanswered')
  const away = await opened('ssl-wireless')
  const moved = await rawServer((socket) => {
    socket.end(`HTTP/1.1 307 Moved\r\nlocation: ${away.url}/api/v3/send-sms\r\ncontent-length: 0\r\n\r\n`)
  })
  expect((await transportTo('ssl-wireless', moved.url).deliver(SMS)).outcome).toBe('later')
  expect(away.taken).toEqual([])
})

test.each([307, 308])('a %i says that another address takes it: nothing was done', async (status) => {
  expect(await outcomesOf(status)).toMatchObject({ delivered: 'later' })
})

test.each([300, 301, 302, 303, 304])('a %i may be how the gateway says that it did it', async (status) => {
  expect(await outcomesOf(status)).toMatchObject({ delivered: 'unanswered' })
})

test.each([302, 307, 400, 401, 404, 409, 410, 422, 429, 500])(
  'a %i to a status query that its gateway’s file does not know says nothing of the SMS',
  async (status) => {
    expect(await outcomesOf(status)).toMatchObject({ asked: 'unanswered' })
  },
)

async function outcomesOf(status: number) {
  const { url } = await rawServer((socket) => socket.end(`HTTP/1.1 ${status} So\r\ncontent-length: 0\r\n\r\n`))
  const transport = transportTo('with-status', url)
  return { delivered: (await transport.deliver(SMS)).outcome, asked: (await transport.ask?.(SMS))?.outcome }
}

async function rawServer(answer: (socket: import('node:net').Socket) => void): Promise<{ url: string }> {
  const server = createServer((socket) => {
    socket.on('error', () => undefined).once('data', () => answer(socket))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}
