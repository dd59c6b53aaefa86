import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Fetching, fetchBytes } from './fetch-bytes.ts'

let server: Server
let origin: string
let asked: string[]
let answer: RequestListener
beforeEach(async () => {
  asked = []
  answer = (_, response) => response.end('a picture')
  server = createServer((request, response) => {
    asked.push(request.url ?? '')
    answer(request, response)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  origin = `http://pictures.example:${(server.address() as AddressInfo).port}`
})
afterEach(() => {
  server.closeAllConnections()
  server.close()
})

const fetchFrom = (address: string, given: Partial<Fetching> = {}) =>
  fetchBytes(address, {
    mostBytes: 100,
    trustedOrigins: [origin],
    timeout: new AbortController().signal,
    resolve: async () => ['127.0.0.1'],
    ...given,
  })

test('what stands at an address is fetched', async () => {
  expect(await fetchFrom(`${origin}/a.jpg`)).toEqual({ bytes: Buffer.from('a picture') })
  expect(asked).toEqual(['/a.jpg'])
})

test('a redirect is followed where the next address may be asked, and three times at most', async () => {
  answer = ({ url }, response) => {
    const left = Number(url?.slice(1))
    if (left > 0) response.writeHead(302, { location: `/${left - 1}` }).end()
    else response.end('a picture')
  }
  expect(await fetchFrom(`${origin}/3`)).toEqual({ bytes: Buffer.from('a picture') })
  expect(await fetchFrom(`${origin}/4`)).toEqual({ failure: 'redirects' })
})

test.each([
  ['http://127.0.0.1/', 'address'],
  ['http://[::1]/', 'address'],
  ['http://2130706433/', 'address'],
  ['http://intranet.example/', 'private'],
  ['ftp://pictures.example/a.jpg', 'address'],
  ['file:///etc/passwd', 'address'],
  ['https://me:word@pictures.example/', 'address'],
  ['http://pictures.example:5432/', 'address'],
])('neither %s itself nor a redirect there is asked', async (location, failure) => {
  answer = (_, response) => response.writeHead(301, { location }).end()
  expect(await fetchFrom(`${origin}/moved`)).toEqual({ failure })
  expect(await fetchFrom(location)).toEqual({ failure })
  expect(asked).toEqual(['/moved'])
})

test('more bytes than asked for are not read, said beforehand or not', async () => {
  answer = (_, response) => response.end('x'.repeat(101))
  expect(await fetchFrom(origin)).toEqual({ failure: 'too-long' })
  answer = (_, response) => {
    const write = () => {
      while (!response.destroyed && response.write('x'.repeat(10_000)));
    }
    response.on('drain', write)
    write()
  }
  expect(await fetchFrom(origin)).toEqual({ failure: 'too-long' })
})

test('an answer of an error, a half one and one that never ends are told apart', async () => {
  answer = (_, response) => response.writeHead(404).end()
  expect(await fetchFrom(origin)).toEqual({ status: 404 })
  answer = (_, response) => {
    response.writeHead(200, { 'content-length': '20' }).write('half')
    setImmediate(() => response.destroy())
  }
  expect(await fetchFrom(origin)).toEqual({ failure: 'refused' })
  const clock = new AbortController()
  answer = (_, response) => {
    response.writeHead(200).write('begun')
    clock.abort()
  }
  expect(await fetchFrom(origin, { timeout: clock.signal })).toEqual({ failure: 'timeout' })
})
