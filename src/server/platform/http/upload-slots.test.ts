import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { addProduct } from '../../selling/testing/forms.ts'
import { openTestShop, type TestShop } from '../../testing/shop.ts'
import { untilSomebodyWaits } from '../../testing/waiting.ts'
import { transact } from '../database/db.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const MEGABYTE = 1024 * 1024
const PIECE = Buffer.alloc(MEGABYTE, 'x')
const chunked = (bytes: string | Uint8Array) =>
  Buffer.concat([Buffer.from(`${bytes.length.toString(16)}\r\n`), Buffer.from(bytes), Buffer.from('\r\n')])
const PART = '--x\r\ncontent-disposition: form-data; name="imageFile"; filename="a.jpg"\r\n\r\n'

interface Sending {
  socket: Socket
  /** The status of the answer, or `cut off`. */
  fate: Promise<number | 'cut off'>
}

async function sending(head: string): Promise<Sending> {
  const socket = connect(Number(new URL(shop.url).port), '127.0.0.1')
  socket.on('error', () => undefined)
  onTestFinished(() => void socket.destroy())
  await once(socket, 'connect')
  const fate = new Promise<number | 'cut off'>((resolve) => {
    socket.once('data', (answer) => resolve(Number(String(answer).split(' ')[1])))
    socket.once('close', () => resolve('cut off'))
  })
  socket.write(`${head}\r\n\r\n`)
  return { socket, fate }
}

const uploading = (token: string, length: string) =>
  sending(
    `POST /api/product HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${token}\r\ncontent-type: multipart/form-data; boundary=x\r\n${length}`,
  )

/** A form of which so much is sent, and never the end. */
async function halfSent(token: string, megabytes: number): Promise<Sending> {
  const half = await uploading(token, `content-length: ${10 * MEGABYTE}`)
  half.socket.write(PART)
  for (let at = 0; at < megabytes; at += 1) half.socket.write(PIECE)
  return half
}

const refused = async (uploads: Sending[]) => {
  const fates = await Promise.all(uploads.map(({ fate }) => Promise.race([fate, Promise.resolve('under way')])))
  return fates.filter((fate) => fate !== 'under way').sort()
}

/** Sends for ever, as fast as it is read; how much went out until it was cut off, in MB. */
async function sendForEver({ socket }: Sending, piece: Buffer): Promise<number> {
  const send = () => {
    while (socket.write(piece));
  }
  socket.on('drain', send)
  send()
  await new Promise((resolve) => socket.once('close', resolve))
  return socket.bytesWritten / MEGABYTE
}

describe('uploads that are never ended', () => {
  test('are four of one account; another store’s, and the next once one has gone, are let in', async () => {
    const [greedy, other] = [await shop.given.vendor(), await shop.given.vendor()]
    const uploads: Sending[] = []
    for (let count = 0; count < 10; count += 1) uploads.push(await halfSent(greedy.token, 0))
    await expect.poll(() => refused(uploads)).toEqual(Array(6).fill(429))
    expect((await addProduct(shop, greedy.token)).body).toMatchObject({
      code: 'too_many_at_once',
      message: 'Your account has 4 uploads in progress. Please wait until one of them has finished.',
    })
    expect((await addProduct(shop, other.token)).status).toBe(201)
    for (const { socket } of uploads) socket.destroy()
    await expect.poll(async () => (await addProduct(shop, greedy.token)).status).toBe(201)
  })

  test('of many accounts hold 160 MB of memory at the most, and give it back', async () => {
    const vendors = await Promise.all(Array.from({ length: 8 }, () => shop.given.vendor()))
    const before = process.memoryUsage().arrayBuffers
    const uploads: Sending[] = []
    for (const { token } of vendors) for (let count = 0; count < 4; count += 1) uploads.push(await halfSent(token, 9))
    await expect.poll(() => refused(uploads)).toEqual(Array(16).fill(503))
    expect((process.memoryUsage().arrayBuffers - before) / MEGABYTE).toBeLessThan(250)
    for (const { socket } of uploads) socket.destroy()
    const [first] = vendors
    await expect.poll(async () => (await addProduct(shop, first?.token)).status).toBe(201)
  })
})

describe('an upload that falls behind 50 KB/s for half a minute', () => {
  // Of the shop above places of uploads that were cut off may still be taken.
  beforeAll(async () => {
    await shop.close()
    shop = await openTestShop()
  })

  const secondsPass = (seconds: number) => {
    const later = performance.now() + seconds * 1000
    const clock = vi.spyOn(performance, 'now').mockReturnValue(later)
    onTestFinished(() => clock.mockRestore())
  }

  test('gives its place to the next of its account, and the others go on', async () => {
    const { token } = await shop.given.vendor()
    const uploads: Sending[] = []
    for (let count = 0; count < 5; count += 1) uploads.push(await halfSent(token, 0))
    await expect.poll(() => refused(uploads)).toEqual([429])
    secondsPass(31)
    expect((await addProduct(shop, token)).status).toBe(201)
    await expect.poll(() => refused(uploads)).toEqual([429, 'cut off'])
  })

  test('gives its place to whoever finds none, and to nobody before that', async () => {
    const vendors = await Promise.all(Array.from({ length: 8 }, () => shop.given.vendor()))
    const uploads: Sending[] = []
    for (const { token } of vendors.slice(0, 5))
      for (let count = 0; count < 4; count += 1) uploads.push(await halfSent(token, 0))
    await expect.poll(() => refused(uploads)).toEqual(Array(4).fill(503))
    const other = vendors[5]?.token
    expect((await addProduct(shop, other)).status).toBe(503)
    secondsPass(31)
    expect((await addProduct(shop, other)).status).toBe(201)
    await expect.poll(() => refused(uploads)).toEqual([...Array(4).fill(503), 'cut off'])
  })
})

test('an upload whose sender is gone before it is let in leaves its place to others', async () => {
  const { token } = await shop.given.vendor()
  const whole = `${PART}x\r\n--x--\r\n`
  await transact(shop.db, async (tx) => {
    await sql`lock table users in access exclusive mode`.execute(tx)
    for (const [at, short] of [0, 0, 1, 1].entries()) {
      const { socket } = await uploading(token, `content-length: ${whole.length + short}`)
      socket.write(whole)
      // The shop asks who this is.
      await untilSomebodyWaits(shop, at + 1)
      const isGone = once(socket, 'close')
      socket.destroy()
      await isGone
    }
    // Answered after the shop has heard that they are gone.
    for (let time = 0; time < 3; time += 1) await shop.request('GET', '/api/nothing')
  })
  await expect.poll(async () => (await addProduct(shop, token)).status).toBe(201)
})

describe('a body has an end:', () => {
  test('a form that goes on for ever is cut off at 24 MB', async () => {
    const { token } = await shop.given.vendor()
    const endless = await uploading(token, 'transfer-encoding: chunked')
    endless.socket.write(chunked(PART))
    expect(await sendForEver(endless, chunked(PIECE))).toBeLessThan(40)
  })

  test('one that says it is longer is refused unread', async () => {
    const { token } = await shop.given.vendor()
    expect(await (await uploading(token, 'content-length: 90000000')).fate).toBe(413)
  })

  test.each([
    ['a call that refuses it', 'POST /api/auth/login'],
    ['a call that needs a token', 'POST /api/product'],
    ['what has no body at all', 'GET /api/product'],
    ['a path that is not there', 'POST /nowhere'],
  ])('%s cuts it off soon after its answer', async (_, line) => {
    const endless = await sending(
      `${line} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ntransfer-encoding: chunked`,
    )
    expect(await sendForEver(endless, chunked(PIECE))).toBeLessThan(30)
  })

  test('who sends the largest picture without being let in hears why', async () => {
    const imageFile = Buffer.alloc(8 * MEGABYTE, 'x')
    expect((await addProduct(shop, undefined, { imageFile })).status).toBe(401)
  })
})
