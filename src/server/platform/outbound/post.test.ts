import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest'
import { post } from './post.ts'
import type { Outbound } from './reach.ts'

let server: Server
let port: number
let asked: { url: string; body: string; host: string | undefined }[]
let answer: RequestListener
beforeEach(async () => {
  asked = []
  answer = (_, response) => response.end('thank you')
  server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part) => parts.push(part))
    request.on('end', () => {
      asked.push({ url: request.url ?? '', body: Buffer.concat(parts).toString(), host: request.headers.host })
      answer(request, response)
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  port = (server.address() as AddressInfo).port
})
afterEach(() => {
  server.closeAllConnections()
  server.close()
})

const send = (host: string, options: Partial<Outbound> = {}) =>
  post(
    new URL(`http://${host}:${port}/hook`),
    '{"a":"ö"}',
    { 'content-type': 'application/json' },
    {
      mayBePrivate: false,
      ...options,
    },
  )
const resolvingTo = (...answers: string[][]) => {
  let at = 0
  return async () => answers[Math.min(at++, answers.length - 1)] ?? []
}

test('what is sent arrives at the address that was resolved, under the name that was asked for', async () => {
  const options = { mayBePrivate: true, resolve: resolvingTo(['127.0.0.1']) }
  expect(await send('receiver.example', options)).toMatchObject({ status: 200, answer: 'thank you' })
  expect(asked).toEqual([{ url: '/hook', body: '{"a":"ö"}', host: `receiver.example:${port}` }])
})

test.each([
  [['127.0.0.1']],
  [['8.8.8.8', '127.0.0.1']],
  [['127.0.0.1', '8.8.8.8']],
  [['::1']],
  [['::ffff:127.0.0.1']],
  [['64:ff9b::7f00:1']],
  [['169.254.169.254']],
])('a name that has the address %j is not asked', async (addresses) => {
  expect(await send('receiver.example', { resolve: resolvingTo(addresses) })).toMatchObject({ failure: 'private' })
  expect(asked).toEqual([])
})

test('a private address that stands in the address itself is not asked', async () => {
  for (const host of ['127.0.0.1', '2130706433', '0x7f.1', '017700000001', '[::1]', '[::ffff:7f00:1]'])
    expect([host, await send(host)]).toMatchObject([host, { failure: 'private' }])
  expect(asked).toEqual([])
})

test('DNS rebinding: a name that is public when it is checked and private a moment later is asked at the checked address alone', async () => {
  let lookups = 0
  const rebinding = resolvingTo(['8.8.8.8'], ['127.0.0.1'])
  const resolve = () => {
    lookups += 1
    return rebinding()
  }
  const first = await send('rebinding.example', { resolve, timeout: AbortSignal.timeout(300) })
  expect([lookups, 'failure' in first]).toEqual([1, true])
  expect(await send('rebinding.example', { resolve })).toMatchObject({ failure: 'private' })
  expect(asked).toEqual([])
})

test('a redirect is an answer, and nobody goes there', async () => {
  answer = (_, response) => response.writeHead(302, { location: '/elsewhere' }).end()
  expect(await send('127.0.0.1', { mayBePrivate: true })).toMatchObject({ status: 302 })
  expect(asked.map(({ url }) => url)).toEqual(['/hook'])
})

test('of an answer the beginning is read, however long it goes on', async () => {
  answer = (_, response) => {
    const write = () => {
      while (!response.destroyed && response.write('x'.repeat(10_000)));
    }
    response.on('drain', write)
    write()
  }
  const posted = await send('127.0.0.1', { mayBePrivate: true })
  expect(posted).toMatchObject({ status: 200, answer: 'x'.repeat(1_000) })
})

test('an answer that begins and never ends counts as it began', async () => {
  answer = (_, response) => void response.writeHead(202).write('well')
  const clock = new AbortController()
  onceAnswered(() => setImmediate(() => clock.abort()))
  const posted = await send('127.0.0.1', { mayBePrivate: true, timeout: clock.signal })
  expect(posted).toMatchObject({ status: 202, answer: 'well' })
})

/** Who asks has the head of an answer, and reads what came with it in the same turn. */
function onceAnswered(then: () => void): void {
  const channel = 'http.client.response.finish'
  subscribe(channel, then)
  onTestFinished(() => void unsubscribe(channel, then))
}

test('who answers nothing, or breaks off, or is not there, is told apart', async () => {
  const options = { mayBePrivate: true }
  const clock = new AbortController()
  answer = () => clock.abort()
  expect(await send('127.0.0.1', { ...options, timeout: clock.signal })).toMatchObject({ failure: 'timeout' })
  answer = (request) => request.socket.destroy()
  expect(await send('127.0.0.1', options)).toMatchObject({ failure: 'refused' })
  answer = (request) => request.socket.end('no HTTP\r\n\r\n')
  expect(await send('127.0.0.1', options)).toMatchObject({ failure: 'broken' })
  expect(await send('nobody.example', { ...options, resolve: resolvingTo([]) })).toMatchObject({
    failure: 'unknown-host',
  })
  const silent = () => new Promise<string[]>(() => undefined)
  const timeout = AbortSignal.timeout(20)
  expect(await send('slow.example', { ...options, resolve: silent, timeout })).toMatchObject({ failure: 'timeout' })
})

test('headers without an end are not read', async () => {
  answer = (_, response) => response.writeHead(200, { 'x-long': 'x'.repeat(20_000) }).end()
  expect(await send('127.0.0.1', { mayBePrivate: true })).toMatchObject({ failure: 'broken' })
})
