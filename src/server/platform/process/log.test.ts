import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../testing/shop.ts'
import { createLog } from './log.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const MARKER = 'Marker-of-a-secret-9f3c'
const account = { username: 'rahima', email: 'rahima@example.com', password: MARKER }

test('no password, token or body ever stands in the log, however a request ends', async () => {
  const { body } = await shop.call('POST /api/auth/register', { body: account })
  await shop.call('POST /api/auth/register', { body: account })
  await shop.call('POST /api/auth/login', { body: { username: 'rahima', password: MARKER } })
  await shop.call('POST /api/auth/login', { body: { username: 'rahima', password: `${MARKER}-wrong` } })
  await shop.call('GET /api/auth/me', {}, body.token)
  await shop.call('GET /api/auth/me', {}, `${body.token}${MARKER}`)
  await shop.request('GET', '/api/auth/me', { headers: { authorization: `Basic ${MARKER}`, cookie: `a=${MARKER}` } })
  await shop.request('POST', '/api/auth/login', {
    body: `{"password": "${MARKER}`,
    headers: { 'content-type': 'application/json' },
  })
  await shop.request('POST', '/api/auth/login', { body: MARKER, headers: { 'content-type': 'text/plain' } })
  await shop.request('GET', `/api/product?search=${MARKER}`)
  await breakUsers()
  await shop.call('POST /api/auth/register', { body: { ...account, username: 'second', email: 'second@example.com' } })

  const lines = shop.logLines.map((line) => JSON.stringify(line))
  expect(lines.length).toBeGreaterThan(10)
  for (const secret of [MARKER, body.token, 'Bearer', '$argon2id'])
    expect(lines.filter((line) => line.includes(secret))).toEqual([])
})

test('what goes wrong inside is told to the log and not to the caller', async () => {
  await breakUsers()
  const answer = await shop.call('POST /api/auth/register', {
    body: { ...account, username: 'x-third', email: 'x@y.example' },
  })
  expect(answer.status).toBe(500)
  expect(answer.body).toEqual({ message: 'Something went wrong', code: 'unexpected' })
  const line = shop.logLines.find(
    ({ msg, reqId }) => msg === 'unexpected' && reqId === answer.headers.get('x-request-id'),
  )
  expect(line).toMatchObject({ level: 50, method: 'POST', path: '/api/auth/register' })
  expect(JSON.stringify(line)).toContain('nobody_new')
})

test('what looks like a secret is cut, should it ever be handed to the log', () => {
  const lines: string[] = []
  const log = createLog('info', { write: (line) => void lines.push(line) })
  log.info({ password: MARKER, token: MARKER, authorization: MARKER })
  log.info({ body: { password: MARKER, token: MARKER }, headers: { authorization: MARKER } })
  expect(lines).toHaveLength(2)
  expect(lines.join()).not.toContain(MARKER)
  expect(lines.join()).toContain('[cut]')
})

test('the level is heard', () => {
  const lines: string[] = []
  const log = createLog('warn', { write: (line) => void lines.push(line) })
  log.info('quiet')
  log.warn('loud')
  expect(lines.map((line) => JSON.parse(line).msg)).toEqual(['loud'])
})

/** From now on no account can be stored: PostgreSQL's words for it quote the whole row. */
async function breakUsers(): Promise<void> {
  await sql`alter table users drop constraint if exists nobody_new`.execute(shop.db)
  await sql`alter table users add constraint nobody_new check (false) not valid`.execute(shop.db)
}
