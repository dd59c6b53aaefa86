import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { Worker } from 'node:worker_threads'
import { writeXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { check } from '../testing/settlements.ts'
import { openTestShop, type TestShop } from '../testing/shop.ts'
import { eventually } from '../testing/waiting.ts'
import { type ReadableSheet, readWorkbook } from './read-workbook.ts'
import { endlessWorkbook, hostileWorkbooks } from './testing/hostile-workbooks.ts'

let shop: TestShop
let token: string
beforeAll(async () => {
  shop = await openTestShop()
  token = (await shop.given.account('Admin')).token
})
afterAll(() => shop.close())

/** Threads that read a workbook now, and how many have begun. */
let reading: Set<Worker>
let begun: number
beforeEach(() => {
  reading = new Set()
  begun = 0
  const note = (told: unknown) => {
    const { worker } = told as { worker: Worker }
    reading.add(worker)
    begun += 1
    worker.once('exit', () => reading.delete(worker))
  }
  subscribe('worker_threads', note)
  onTestFinished(() => void unsubscribe('worker_threads', note))
})

const hostile = hostileWorkbooks(1.9)
/** As much as is let in: longer than anybody waits here. */
const endless = endlessWorkbook(15.9)
/** Counted before it is read, read until it is found to be nothing, or ended. */
const WORDS = /more than 200,000 different texts|neither CSV nor XLSX|takes too long|at most 100 columns|empty/

describe('a hostile workbook is refused in words, and others are answered while it is read:', () => {
  test.each(hostile)('$what', async ({ file }) => {
    const checked = check(shop, token, { file })
    await eventually(() => expect(begun).toBe(1))
    expect((await shop.request('GET', '/api/product/front')).status).toBe(200)
    const { status, body } = await checked
    expect([status, body.fields?.file]).toEqual([400, expect.stringMatching(WORDS)])
    await eventually(() => expect(reading.size).toBe(0))
  })
})

describe('reading ends', () => {
  test('after ten seconds, in words', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    const checked = check(shop, token, { file: endless })
    await eventually(() => expect(reading.size).toBe(1))
    vi.advanceTimersByTime(10_000)
    expect((await checked).body.fields.file).toMatch(/takes too long/)
    expect(reading.size).toBe(0)
  })

  test('when its sender hangs up, and the next in the line is read', async () => {
    const leaving = new AbortController()
    const sent = fetch(`${shop.url}/api/settlements/check`, {
      ...{ method: 'POST', headers: { authorization: `Bearer ${token}` }, signal: leaving.signal },
      body: formOf(endless),
    })
    await eventually(() => expect(reading.size).toBe(1))
    const next = check(shop, token, { file: await writeXlsx({ sheets: [{ name: 'Payout', rows: [['A'], ['1']] }] }) })
    leaving.abort()
    await expect(sent).rejects.toThrow()
    expect((await next).status).toBe(200)
    await eventually(() => expect(reading.size).toBe(0))
  })
})

test('workbooks are read one after the other, and beyond ten who wait nobody is let in', async () => {
  const leaving = new AbortController()
  const crowd = Array.from({ length: 12 }, () =>
    readWorkbook(endless, firstOf, leaving.signal).catch((error: unknown) => error),
  )
  expect(await crowd.at(-1)).toMatchObject({ code: 'busy' })
  await eventually(() => expect(reading.size).toBe(1))
  leaving.abort(new Error('gone'))
  expect(await Promise.all(crowd.slice(0, -1))).toEqual(Array(11).fill(new Error('gone')))
})

function formOf(file: Uint8Array): FormData {
  const form = new FormData()
  form.append('company', 'pathao')
  form.append('file', new Blob([new Uint8Array(file)]), 'settlement')
  return form
}

function firstOf([first]: ReadableSheet[]): ReadableSheet {
  if (!first) throw new Error('It has no sheet.')
  return first
}
