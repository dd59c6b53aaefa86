import { expect, onTestFinished, test } from 'vitest'
import { watchOutage } from './outage-watch.ts'

const lost = Object.assign(new Error('gone'), { code: '57P01' })
const away = () => Promise.reject(lost)
const there = async () => undefined

function watching(ping: () => Promise<void>) {
  const asked = { ping, times: 0 }
  const outage = watchOutage(() => {
    asked.times += 1
    return asked.ping()
  })
  onTestFinished(outage.stop)
  return { outage, asked }
}

test('what went wrong for another reason says nothing of the database', () => {
  const { outage, asked } = watching(away)
  outage.note(new Error('a bug'))
  expect(asked.times).toBe(0)
})

test('a database that answers is not away, though a connection was lost', async () => {
  const { outage, asked } = watching(there)
  outage.note(lost)
  // Noted while it watches, a loss is not looked into: that it is again says that the first look has ended.
  await expect
    .poll(() => {
      outage.note(lost)
      return asked.times
    })
    .toBeGreaterThan(1)
  expect(outage.since()).toBeUndefined()
})

test('one that says no is away until it answers again', async () => {
  const { outage, asked } = watching(away)
  outage.note(lost)
  await expect.poll(() => outage.since()).toBeInstanceOf(Date)
  asked.ping = there
  await expect.poll(() => outage.since()).toBeUndefined()
})

test('one that says nothing at all is away too, for who only doubts it as well', async () => {
  const { outage } = watching(() => new Promise(() => undefined))
  outage.doubt()
  await expect.poll(() => outage.since()).toBeInstanceOf(Date)
})
