import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { Worker } from 'node:worker_threads'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { eventually } from '../../testing/waiting.ts'
import { partsOfThread, TooMuchWork } from './thread.ts'

const MOST_MS = 10_000

/** Threads that were started, and whether they have ended. */
let threads: { hasEnded: boolean }[]
beforeEach(() => {
  threads = []
  const note = (told: unknown) => {
    const thread = { hasEnded: false }
    threads.push(thread)
    ;(told as { worker: Worker }).worker.once('exit', () => Object.assign(thread, { hasEnded: true }))
  }
  subscribe('worker_threads', note)
  onTestFinished(() => void unsubscribe('worker_threads', note))
})

/** Does this each time it is asked. */
const program = (answer: string) =>
  new URL(
    `data:text/javascript,${encodeURIComponent(
      `import { parentPort, workerData } from 'node:worker_threads'; parentPort.on('message', () => { ${answer} })`,
    )}`,
  )

function partsOf(answer: string, { gone = new AbortController().signal, mostMb = 64 } = {}) {
  return partsOfThread<number>({ program: program(answer), data: { parts: [1, 2, 3] }, mostMs: MOST_MS, mostMb, gone })
}

const NEVER = 'for (;;);'

test('what a thread tells is had part by part, and it ends with the last', async () => {
  const told: number[] = []
  for await (const part of partsOf('parentPort.postMessage(workerData.parts.shift() ?? null)')) told.push(part)
  expect([told, threads]).toEqual([[1, 2, 3], [{ hasEnded: true }]])
})

test('a thread ends when nobody takes its next part', async () => {
  for await (const part of partsOf('parentPort.postMessage(1)')) if (part === 1) break
  expect(threads).toEqual([{ hasEnded: true }])
})

test('work without an end is ended in time, and others are answered until then', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const [endless, other] = [partsOf(NEVER).next(), partsOf('parentPort.postMessage(7)')]
  expect(await other.next()).toMatchObject({ value: 7 })
  await other.return(undefined)
  vi.advanceTimersByTime(MOST_MS)
  await expect(endless).rejects.toBeInstanceOf(TooMuchWork)
  expect(threads).toEqual([{ hasEnded: true }, { hasEnded: true }])
})

test('work that fills its memory is ended, and nothing else is', async () => {
  const filling = partsOf('const all = []; for (;;) all.push({ text: String(all.length) })', { mostMb: 16 })
  await expect(filling.next()).rejects.toBeInstanceOf(TooMuchWork)
  expect(threads).toEqual([{ hasEnded: true }])
})

test('a thread ends as soon as whoever waits for it is gone, and none begins for who is gone already', async () => {
  const leaving = new AbortController()
  const endless = partsOf(NEVER, { gone: leaving.signal }).next()
  await eventually(() => expect(threads).toHaveLength(1))
  leaving.abort(new Error('gone'))
  await expect(endless).rejects.toThrow('gone')
  await expect(partsOf(NEVER, { gone: leaving.signal }).next()).rejects.toThrow('gone')
  expect(threads).toEqual([{ hasEnded: true }])
})

test('a bug in a program is told as it is, and its thread ends', async () => {
  await expect(partsOf('nobodyKnows()').next()).rejects.toThrow('nobodyKnows is not defined')
  expect(threads).toEqual([{ hasEnded: true }])
})

test('a thread knows none of the shop’s settings', async () => {
  process.env['SECRET_OF_A_TEST'] = 'secret'
  onTestFinished(() => void delete process.env['SECRET_OF_A_TEST'])
  const names = partsOf('parentPort.postMessage(Object.keys(process.env).length)')
  expect(await names.next()).toMatchObject({ value: 0 })
  await names.return(undefined)
})
