import { expect, onTestFinished, test, vi } from 'vitest'
import { type Arriving, createUploadSlots } from './upload-slots.ts'

const KILOBYTE = 1000

/** Four of an account, of which the first is looked at; what came of the next tells whether it still has its place. */
async function fourOfAnAccount() {
  let now = 0
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now)
  onTestFinished(() => clock.mockRestore())
  const inSlot = createUploadSlots()
  const cut: number[] = []
  const hold = (at: number) =>
    new Promise<Arriving>((begin) => {
      const upload = { accountId: 1, bytes: 1, cutOff: () => void cut.push(at) }
      void inSlot(upload, (arriving) => new Promise(() => begin(arriving)))
    })
  const all = [await hold(0), await hold(1), await hold(2), await hold(3)]
  // The others are whole: nobody takes their places.
  for (const other of all.slice(1)) other.isWhole()
  const [first] = all
  if (!first) throw new Error('Four have begun.')
  const next = async () => {
    await inSlot({ accountId: 1, bytes: 1, cutOff: () => undefined }, async () => undefined).catch(() => undefined)
    return cut
  }
  const pass = (seconds: number) => {
    now += seconds * 1000
  }
  return { first, next, pass }
}

test('an upload that comes at 50 KB/s keeps its place for as long as it takes', async () => {
  const { first, next, pass } = await fourOfAnAccount()
  for (let second = 0; second < 200; second += 1) {
    pass(1)
    first.hasCome(50 * KILOBYTE)
  }
  expect(await next()).toEqual([])
})

test('an upload that drips has no place after half a minute, if another wants it', async () => {
  const { first, next, pass } = await fourOfAnAccount()
  for (let second = 0; second < 29; second += 1) {
    pass(1)
    first.hasCome(1)
  }
  expect(await next()).toEqual([])
  pass(2)
  expect(await next()).toEqual([0])
})

test('an upload that came fast and stands still has no place after half a minute, whatever it brought', async () => {
  const { first, next, pass } = await fourOfAnAccount()
  first.hasCome(9_000 * KILOBYTE)
  pass(29)
  expect(await next()).toEqual([])
  pass(2)
  expect(await next()).toEqual([0])
})

test('an upload that is whole keeps its place until it is answered', async () => {
  const { first, next, pass } = await fourOfAnAccount()
  first.isWhole()
  pass(600)
  expect(await next()).toEqual([])
})
