import { beforeEach, expect, test, vi } from 'vitest'
import { call, setTransport } from '../platform/call.ts'
import { gather, withPrefetched } from './prefetched.ts'

let sent: string[]
beforeEach(async () => {
  vi.useFakeTimers({ now: 0 })
  sent = []
  setTransport(
    withPrefetched(async (name) => {
      sent.push(name)
      return sent.length
    }),
  )
  await clearCart() // which forgets what an earlier test gathered
  sent.length = 0
  return () => vi.useRealTimers()
})

const readTree = () => call('GET /api/categories/tree', {})
const clearCart = () => call('DELETE /api/cart', {})

test('an answer that was gathered is handed out once', async () => {
  await gather(readTree)
  expect([await readTree(), sent.length]).toEqual([1, 1])
  expect([await readTree(), sent.length]).toEqual([2, 2])
})

test('of the same gathered twice, one is asked', async () => {
  await gather(readTree)
  await gather(readTree)
  expect(sent).toHaveLength(1)
})

test('what is really asked for already is not gathered beside that, and is not kept', async () => {
  const asked = readTree()
  await gather(readTree)
  expect([await asked, sent.length]).toEqual([1, 1])
  expect(await readTree()).toBe(2)
})

test('what is gathered and then really asked for is asked once, though neither is answered yet', async () => {
  const gathered = gather(readTree)
  const asked = readTree()
  await gather(readTree)
  await gathered
  expect([await asked, sent.length]).toEqual([1, 1])
})

test('what a page asks for beside what is gathered is not kept', async () => {
  const gathered = gather(readTree)
  const first = await call('GET /api/product/aisles', {})
  await gathered
  expect(await call('GET /api/product/aisles', {})).not.toBe(first)
})

test('an answer that lay ready for too long is asked for again', async () => {
  await gather(readTree)
  vi.setSystemTime(10_000)
  expect([await readTree(), sent.length]).toEqual([2, 2])
})

test('a change throws away what was gathered before it, and while it was under way', async () => {
  await gather(readTree)
  const change = clearCart()
  await gather(readTree)
  await change
  sent.length = 0
  await readTree()
  expect(sent).toEqual(['GET /api/categories/tree'])
})

test('what goes wrong while gathering is asked for again, and shows then', async () => {
  let isBroken = true
  setTransport(
    withPrefetched(async () => {
      if (isBroken) throw new Error('away')
      return 'there'
    }),
  )
  await gather(readTree)
  isBroken = false
  expect(await readTree()).toBe('there')
})
