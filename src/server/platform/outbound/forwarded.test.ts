import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { expect, test } from 'vitest'
import { createReachedOf } from './forwarded.ts'

/** A request from this address, with what proxies write. */
function request(remoteAddress: string, headers: Record<string, string>): IncomingMessage {
  const asked = new IncomingMessage(Object.defineProperty(new Socket(), 'remoteAddress', { value: remoteAddress }))
  Object.assign(asked.headers, { host: 'inside:3000', ...headers })
  return asked
}
const FORWARDED = { 'x-forwarded-proto': 'http, https', 'x-forwarded-host': 'evil.example, haat.example' }
const said = { isTls: true, host: 'haat.example', byProxy: true }
const itself = { isTls: false, host: 'inside:3000', byProxy: false }

test.each<[boolean | string[], string, object]>([
  [false, '127.0.0.1', itself],
  [true, '198.51.100.1', said],
  [['203.0.113.7'], '203.0.113.7', said],
  [['203.0.113.7'], '::ffff:203.0.113.7', said],
  [['203.0.113.7'], '203.0.113.8', itself],
  [['203.0.113.0/24'], '203.0.113.8', said],
  [['2001:db8::/32'], '2001:db8:7::1', said],
  [['2001:db8::/32'], '2001:db9::1', itself],
  [['loopback'], '127.0.0.1', said],
  [['loopback'], '::1', said],
  [['loopback'], '10.0.0.1', itself],
  [['uniquelocal', 'linklocal'], '10.1.2.3', said],
  [['uniquelocal', 'linklocal'], 'fe80::1', said],
  [['loopback'], '', itself],
])('trusting %j, a word from %s', (trustProxy, from, reached) => {
  expect(createReachedOf(trustProxy)(request(from, FORWARDED))).toEqual(reached)
})

test('a trusted proxy that says nothing changes nothing', () => {
  expect(createReachedOf(true)(request('10.0.0.1', {}))).toEqual({ isTls: false, host: 'inside:3000', byProxy: true })
})
