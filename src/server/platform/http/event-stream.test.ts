import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { connect, type Socket } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { eventually } from '../../testing/waiting.ts'
import { createLog } from '../process/log.ts'
import { mountEventStream } from './event-stream.ts'
import { createHttp } from './http.ts'

const KEY = 7

/** A shop with nothing but a stream, which tells who listens to it. */
async function open(
  limits: Parameters<typeof mountEventStream>[2]['limits'] = {},
  { keyOf = async () => KEY, closing }: { keyOf?: () => Promise<number>; closing?: AbortSignal } = {},
) {
  const http = createHttp({ log: createLog('silent'), trustProxy: false })
  const tells = new Set<(event: object) => void>()
  const subscribe = (_: number, tell: (event: object) => void) => {
    tells.add(tell)
    return () => void tells.delete(tell)
  }
  mountEventStream(http, '/stream', { keyOf, closing, subscribe, limits })
  const responses: ServerResponse[] = []
  http.server.on('request', (_, response) => responses.push(response))
  await http.listen({ host: '127.0.0.1', port: 0 })
  onTestFinished(async () => {
    http.server.closeAllConnections()
    await http.close()
  })
  const address = http.server.address()
  return { port: typeof address === 'object' && address ? address.port : 0, tells, responses }
}

/** Says these requests in one breath; `said` is what came back. */
async function ask(port: number, times = 1): Promise<{ socket: Socket; said: () => string }> {
  const socket = connect(port, '127.0.0.1').on('error', () => undefined)
  onTestFinished(() => void socket.destroy())
  await once(socket, 'connect')
  let heard = ''
  socket.on('data', (part) => (heard += part))
  socket.write('GET /stream HTTP/1.1\r\nhost: x\r\n\r\n'.repeat(times))
  return { socket, said: () => heard }
}

/** Lets nobody pass before the test says so. */
function gate() {
  const waiting: (() => void)[] = []
  const keyOf = () => new Promise<number>((resolve) => waiting.push(() => resolve(KEY)))
  return { keyOf, waiting }
}

test('who leaves while it is admitted is not counted and not told', async () => {
  const { keyOf, waiting } = gate()
  const { port, tells, responses } = await open({ mostOfKey: 1 }, { keyOf })
  const { socket } = await ask(port)
  await eventually(() => expect(waiting).toHaveLength(1))
  socket.destroy()
  await eventually(() => expect(responses[0]?.destroyed).toBe(true))
  waiting.pop()?.()
  await nextTurn()
  expect(tells.size).toBe(0)
  const next = await ask(port)
  await eventually(() => expect(waiting).toHaveLength(1))
  waiting.pop()?.()
  await eventually(() => expect(next.said()).toContain(': welcome'))
})

test('who leaves while a stream of its own waits for another on the same connection is not counted any more', async () => {
  const { port, tells } = await open()
  const { socket } = await ask(port, 2)
  await eventually(() => expect(tells.size).toBe(2))
  socket.destroy()
  await eventually(() => expect(tells.size).toBe(0))
})

test('an address has so many streams of whichever keys, and the next once one of them has gone', async () => {
  let keys = 0
  const { port, tells } = await open({ mostOfAddress: 2, mostOfKey: 1 }, { keyOf: async () => (keys += 1) })
  const first = await ask(port)
  await ask(port)
  await eventually(() => expect(tells.size).toBe(2))
  const third = await ask(port)
  await eventually(() => expect(third.said()).toContain(' 503 '))
  first.socket.destroy()
  await eventually(() => expect(tells.size).toBe(1))
  const next = await ask(port)
  await eventually(() => expect(next.said()).toContain(': welcome'))
})

test('events and heartbeats are said until the stream is left', async () => {
  const { port, tells } = await open({ heartbeatMs: 20 })
  const { socket, said } = await ask(port)
  await eventually(() => expect(said()).toContain(': still here\n\n'))
  for (const tell of tells) tell({ unread: 3 })
  await eventually(() => expect(said()).toContain('data: {"unread":3}\n\n'))
  socket.destroy()
  await eventually(() => expect(tells.size).toBe(0))
})

test('a stream that is over says no more, even to who has not read its end yet', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'setTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const { port, tells, responses } = await open({ heartbeatMs: 20_000, longestMs: 300_000 })
  const { socket, said } = await ask(port)
  await eventually(() => expect(said()).toContain(': welcome'))
  socket.pause()
  const [response] = responses
  if (!response) throw new Error('Nobody asked.')
  // Until no more fits between the two.
  while (response.writableLength < 16_384) {
    for (const tell of tells) tell({ text: 'x'.repeat(16_384) })
    await nextTurn()
  }
  vi.advanceTimersByTime(300_000)
  const write = vi.spyOn(response, 'write')
  vi.advanceTimersByTime(60_000)
  for (const tell of tells) tell({ unread: 1 })
  expect([response.writableEnded, response.writableFinished, write.mock.calls]).toEqual([true, false, []])
  socket.resume()
  await eventually(() => expect(tells.size).toBe(0))
})

test('who reads nothing is cut off', async () => {
  const { port, tells, responses } = await open()
  const { socket, said } = await ask(port)
  await eventually(() => expect(said()).toContain(': welcome'))
  socket.pause()
  while (tells.size > 0) {
    for (const tell of tells) tell({ text: 'x'.repeat(65_536) })
    await nextTurn()
  }
  expect(responses[0]?.destroyed).toBe(true)
})

test('streams end when the shop closes, and none begins', async () => {
  const closing = new AbortController()
  const { port, tells } = await open({}, { closing: closing.signal })
  const { said } = await ask(port)
  await eventually(() => expect(said()).toContain(': welcome'))
  closing.abort()
  await eventually(() => expect(said()).toMatch(/\r\n0\r\n\r\n$/))
  await eventually(() => expect(tells.size).toBe(0))
  const late = await ask(port)
  await eventually(() => expect(late.said()).toMatch(/^HTTP\/1.1 503 /))
})

test('a stream over the limit of a key or of all is refused until another ends', async () => {
  for (const limits of [{ mostOfKey: 2 }, { most: 2 }]) {
    const { port, tells } = await open(limits)
    const [first] = [await ask(port), await ask(port)]
    await eventually(() => expect(tells.size).toBe(2))
    const third = await ask(port)
    await eventually(() => expect(third.said()).toMatch(/^HTTP\/1.1 503 .*retry-after: 30/s))
    first.socket.destroy()
    await eventually(() => expect(tells.size).toBe(1))
    const again = await ask(port)
    await eventually(() => expect(again.said()).toContain(': welcome'))
  }
})
