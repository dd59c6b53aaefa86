import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../testing/shop.ts'
import { createLog } from '../process/log.ts'
import { createHttp } from './http.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const JSON_TYPE = { 'content-type': 'application/json' }
const LOGIN = '/api/auth/login'

describe('whatever is wrong, the answer has one form:', () => {
  const post = (body: string, type = 'application/json') => ({ body, headers: { 'content-type': type } })
  test.each<[string, string, string, { body?: string; headers?: Record<string, string> }, number, string]>([
    ['an unknown path', 'GET', '/api/nothing', {}, 404, 'not_found'],
    ['a path outside', 'GET', '/nothing/here', {}, 404, 'not_found'],
    ['a method the path does not have', 'DELETE', LOGIN, {}, 404, 'not_found'],
    ['a method nobody has', 'PATCH', LOGIN, post('{}'), 404, 'not_found'],
    ['broken JSON', 'POST', LOGIN, post('{"username":'), 400, 'malformed_request'],
    ['a prototype in the JSON', 'POST', LOGIN, post('{"__proto__":{"role":"Admin"}}'), 400, 'malformed_request'],
    [
      'a constructor in the JSON',
      'POST',
      LOGIN,
      post('{"constructor":{"prototype":{"role":"Admin"}}}'),
      400,
      'malformed_request',
    ],
    ['no body', 'POST', LOGIN, { headers: JSON_TYPE }, 400, 'invalid_request'],
    ['a list for a body', 'POST', LOGIN, post('[]'), 400, 'invalid_request'],
    ['a word for a body', 'POST', LOGIN, post('"x"'), 400, 'invalid_request'],
    ['null for a body', 'POST', LOGIN, post('null'), 400, 'invalid_request'],
    ['a form', 'POST', LOGIN, post('username=a&password=b', 'application/x-www-form-urlencoded'), 415, 'wrong_type'],
    ['text', 'POST', LOGIN, post('{}', 'text/plain'), 415, 'wrong_type'],
    ['too much', 'POST', LOGIN, post(JSON.stringify({ username: 'x'.repeat(300_000) })), 413, 'too_large'],
    ['an id that is none', 'GET', '/api/product/seven', {}, 400, 'invalid_request'],
    ['an endless id', 'GET', `/api/product/${'7'.repeat(5000)}`, {}, 400, 'malformed_request'],
    ['a path that is badly encoded', 'GET', '/api/product/%zz', {}, 400, 'malformed_request'],
    ['the same question twice', 'GET', '/api/product?limit=1&limit=2', {}, 400, 'invalid_request'],
    ['a nested question', 'GET', '/api/product?limit[$gt]=1&limit=0', {}, 400, 'invalid_request'],
  ])('%s', async (_, method, path, options, status, code) => {
    const answer = await shop.request(method, path, options)
    expect([answer.status, answer.body.code]).toEqual([status, code])
    const { message, fields = {}, texts, ...rest } = answer.body
    expect(rest).toEqual({ code })
    expect(Object.keys(texts?.fields ?? {})).toEqual(Object.keys(fields))
    expect(message).toMatch(/^[A-Z][^{}<>]+$/)
    for (const [field, words] of Object.entries(fields)) expect([field, typeof words]).toEqual([field, 'string'])
    expectHeaders(answer.headers)
  })

  test('an empty body on PUT', async () => {
    const { token } = await shop.given.account()
    const headers = { ...JSON_TYPE, authorization: `Bearer ${token}` }
    expect((await shop.request('PUT', '/api/cart/1', { headers })).body.code).toBe('invalid_request')
    expect((await shop.request('PUT', '/api/cart/1', { headers, body: '' })).body.code).toBe('invalid_request')
  })

  test.each<[string, string, number, string]>([
    ['no HTTP at all', 'hello\r\n\r\n', 400, 'malformed_request'],
    ['a method that is no word', 'G@T / HTTP/1.1\r\nhost: x\r\n\r\n', 400, 'malformed_request'],
    ['endless headers', `GET / HTTP/1.1\r\nhost: x\r\nx: ${'x'.repeat(20_000)}\r\n\r\n`, 413, 'too_large'],
  ])('%s', async (_, bytes, status, code) => {
    const answer = await sendRaw(bytes)
    const [head = '', body = ''] = answer.split('\r\n\r\n')
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} .*\r\nconnection: close\r\n`))
    expect(JSON.parse(body)).toEqual({ message: expect.any(String), code })
  })
})

test('an expectation that nobody knows changes no answer', async () => {
  const answer = await sendRaw('GET /api/nothing HTTP/1.1\r\nhost: x\r\nexpect: tea\r\nconnection: close\r\n\r\n')
  expect(answer).toMatch(/^HTTP\/1\.1 404 /)
  expect(answer).toContain('"code":"not_found"')
})

test('paths of the API are found in any case, with or without a slash at the end', async () => {
  for (const path of ['/api/product', '/API/Product', '/api/PRODUCT/', '/Api/categories/TREE'])
    expect([path, (await shop.request('GET', path)).status]).toEqual([path, 200])
  const login = await shop.request('POST', '/API/AUTH/LOGIN', { body: '{}', headers: JSON_TYPE })
  expect(login.body.code).toBe('invalid_request')
})

test('each answer has a request id of its own, which the log lines of that request carry', async () => {
  const ids = new Set<string>()
  for (const path of ['/api/product', '/api/nothing', '/api/product/%zz']) {
    const { headers } = await shop.request('GET', path, { headers: { 'x-request-id': 'chosen by the caller' } })
    const id = headers.get('x-request-id') ?? ''
    expect(id).toMatch(/^[\da-f-]{36}$/)
    ids.add(id)
  }
  expect(ids.size).toBe(3)
  const { headers } = await shop.request('GET', '/api/product?search=secret-wish')
  const lines = shop.logLines.filter((line) => line.reqId === headers.get('x-request-id'))
  expect(lines).toMatchObject([{ method: 'GET', path: '/api/product', status: 200, msg: 'answered' }])
  expect(JSON.stringify(lines)).not.toContain('secret-wish')
})

test('the log says which call was asked for, of which number, and no code or text that stood in its path', async () => {
  const code = '3.5tXcAbCdEfGhIjKlMnOp'
  const pathsOf = async (path: string) => {
    const { headers } = await shop.request('GET', path)
    return shop.logLines.filter(({ reqId }) => reqId === headers.get('x-request-id')).map(({ path: said }) => said)
  }
  for (const path of [`/api/track/${code}`, `/API/Track/${code}/`])
    expect(await pathsOf(path)).toEqual(['/api/track/:code'])
  expect(await pathsOf(`/api/track/${code}/stream`)).toEqual(['/api/track/:code/stream'])
  expect(await pathsOf(`/api/nothing/${code}`)).toEqual(['none'])
  expect(await pathsOf(`/api/product/${code}`)).toEqual(['/api/product/:id'])
  expect(await pathsOf('/api/product/1700')).toEqual(['/api/product/1700'])
  expect(JSON.stringify(shop.logLines)).not.toContain(code.slice(2))
})

test('answers to people with an account are kept by nobody', async () => {
  const { token, id } = await shop.given.account()
  expectHeaders((await shop.call('GET /api/auth/me', {}, token)).headers)
  expectHeaders((await shop.call('GET /api/cart/GetCartItems/:userId', { params: { userId: `${id}` } }, token)).headers)
})

test.each<[string, boolean | string[], string]>([
  ['nobody is believed', false, '127.0.0.1'],
  ['one proxy of ours says whom it saw, not what that one said', true, '203.0.113.7'],
  ['proxies are known by name', ['loopback', '203.0.113.0/24'], '198.51.100.1'],
])('whose address counts: %s', async (_, trustProxy, address) => {
  const http = createHttp({ log: createLog('silent'), trustProxy })
  http.get('/ip', async (request) => ({ ip: request.ip }))
  const headers = { 'x-forwarded-for': '198.51.100.1, 203.0.113.7' }
  expect((await http.inject({ url: '/ip', headers })).json()).toEqual({ ip: address })
  await http.close()
})

function expectHeaders(headers: Headers): void {
  expect(Object.fromEntries(headers)).toMatchObject({
    'cache-control': 'no-store',
    'content-type': expect.stringContaining('application/json'),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'x-request-id': expect.any(String),
  })
  expect([headers.get('x-powered-by'), headers.get('server')]).toEqual([null, null])
}

async function sendRaw(bytes: string): Promise<string> {
  const socket = connect(Number(new URL(shop.url).port), '127.0.0.1')
  socket.write(bytes)
  return await text(socket)
}
