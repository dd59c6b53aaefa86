import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { createApp } from '../../assembly/app.ts'
import { configOf } from '../../config/config.ts'
import { type OwnPostgres, startOwnPostgres } from '../../testing/own-postgres.ts'
import { ALONE } from '../invalidation/invalidation-feed.ts'
import { createLog } from '../process/log.ts'
import { StartRefusal } from '../process/start-refusal.ts'
import { createFolderStorage } from '../storage/folder-storage.ts'
import { openDatabase } from './database.ts'

let own: OwnPostgres
beforeAll(async () => {
  own = await startOwnPostgres()
})
afterAll(() => own.stop())

const open = (databaseUrl: string) =>
  openDatabase(
    configOf({ DATABASE_URL: databaseUrl, DATA_DIR: '/nowhere' }),
    () => undefined,
    () => undefined,
  )

test('the whole shop lives on the server that DATABASE_URL names', async () => {
  const database = await open(own.url)
  onTestFinished(() => database.close())
  const { http } = createApp({
    db: database.db,
    feed: ALONE,
    log: createLog('silent'),
    jwtSecret: 'x'.repeat(32),
    secretsKey: 'x'.repeat(32),
    tokenLifeSeconds: 60,
    trustProxy: false,
    publicUrl: undefined,
    checkReplies: true,
    web: null,
    responseCacheBytes: 0,
    pictures: createFolderStorage('/nowhere'),
  })
  const url = await http.listen({ host: '127.0.0.1', port: 0 })
  onTestFinished(() => http.close())
  expect(await (await fetch(`${url}/api/health`)).json()).toEqual({ status: 'ok' })
  const registered = await fetch(`${url}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'Rahima', email: 'rahima@example.com', password: 'a long enough one' }),
  })
  const { token } = (await registered.json()) as { token: string }
  const me = await fetch(`${url}/api/auth/me`, { headers: { authorization: `Bearer ${token}` } })
  expect(await me.json()).toMatchObject({ username: 'Rahima', role: 'User' })
  expect(await (await fetch(`${url}/api/product?search=panjabi`)).json()).toEqual([])
})

describe('a start is refused in one sentence, without the password, where the server', () => {
  const refused: [string, () => Promise<string> | string, RegExp][] = [
    ['does not answer', () => 'postgres://owner:pass%20word!@127.0.0.1:1/postgres', /ECONNREFUSED/],
    ['has several addresses and answers at none', () => 'postgres://owner:pass%20word!@localhost:1/x', /ECONNREFUSED/],
    ['refuses the password', () => own.url.replace('word', 'work'), /password authentication failed/],
    ['has no such database', () => own.url.replace(/postgres$/, 'nothing'), /database "nothing" does not exist/],
    ['cannot be understood', () => 'postgres://owner:pass%20word!@[half/x', /Invalid URL/],
    ['hangs up', () => server((bytes) => bytes.destroy()), /terminated|ECONNRESET/],
    ['speaks something else', () => server((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n')), /./],
    ['is too old', () => postgresOfVersion(140_012), /version 15 or later/],
  ]
  test.each(refused)('%s', async (_, url, words) => {
    const error = await open(await url()).then(
      (database) => database.close(),
      (thrown: unknown) => thrown,
    )
    expect(error).toBeInstanceOf(StartRefusal)
    const { message } = error as StartRefusal
    expect(message).toMatch(words)
    expect(message).toMatch(/^DATABASE_URL [^\n]+[^.]\.$/)
    expect(message).not.toMatch(/pass(%20| )wor/)
  })
})

test('sessions that hear nothing of the database are refused', async () => {
  const admin = new pg.Client({ connectionString: own.url })
  await admin.connect()
  await admin.query('create database elsewhere').finally(() => admin.end())
  const listenAt = (databaseListenUrl: string) =>
    openDatabase(
      configOf({ DATABASE_URL: own.url, DATABASE_LISTEN_URL: databaseListenUrl, DATA_DIR: '/nowhere' }),
      () => undefined,
      () => undefined,
    )
  const elsewhere = own.url.replace(/postgres$/, 'elsewhere')
  await expect(listenAt(elsewhere)).rejects.toThrow(/^DATABASE_LISTEN_URL must reach the database of DATABASE_URL/)
  await expect(listenAt(`${own.url}x`)).rejects.toThrow(/^DATABASE_LISTEN_URL names a server that cannot be used/)
  const database = await listenAt(own.url)
  await database.close()
})

test('connections that end because the shop closes are no trouble', async () => {
  const troubles: string[] = []
  const config = configOf({ DATABASE_URL: own.url, DATA_DIR: '/nowhere' })
  const { db, close } = await openDatabase(
    config,
    () => undefined,
    (what) => void troubles.push(what),
  )
  const endless = sql`select pg_sleep(600)`.execute(db).catch((error: unknown) => error)
  const admin = new pg.Client({ connectionString: own.url })
  await admin.connect()
  onTestFinished(() => admin.end())
  const asleep = `pg_stat_activity where query like '%pg_sleep%' and pid <> pg_backend_pid()`
  await expect.poll(async () => (await admin.query(`select pid from ${asleep}`)).rowCount).toBe(1)
  await close()
  await admin.query(`select pg_terminate_backend(pid) from ${asleep}`)
  expect(await endless).toBeInstanceOf(Error)
  expect(troubles).toEqual([])
})

async function server(answer: (socket: Socket) => void): Promise<string> {
  const listener = createServer((socket) => {
    socket.on('error', () => undefined)
    answer(socket)
  }).listen(0, '127.0.0.1')
  await once(listener, 'listening')
  onTestFinished(() => void listener.close())
  const address = listener.address()
  return `postgres://owner:pass%20word!@127.0.0.1:${typeof address === 'object' && address?.port}/postgres`
}

/** No such old server can be installed here: this one says its version to whatever it is asked, as PostgreSQL would. */
function postgresOfVersion(version: number): Promise<string> {
  const ready = message('Z', Buffer.from('I'))
  const welcome = Buffer.concat([message('R', int32(0)), ready])
  const text = Buffer.from(String(version))
  const column = Buffer.concat([Buffer.from('server_version_num\0'), Buffer.alloc(18)])
  const answer = Buffer.concat([
    message('T', Buffer.concat([int16(1), column])),
    message('D', Buffer.concat([int16(1), int32(text.length), text])),
    message('C', Buffer.from('SHOW\0')),
    ready,
  ])
  return server((socket) => {
    socket.once('data', () => {
      socket.write(welcome)
      socket.on('data', (bytes) => (bytes[0] === 'Q'.charCodeAt(0) ? socket.write(answer) : socket.end()))
    })
  })
}

const message = (kind: string, body: Buffer) => Buffer.concat([Buffer.from(kind), int32(body.length + 4), body])

function int32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeInt32BE(value)
  return bytes
}

function int16(value: number): Buffer {
  const bytes = Buffer.alloc(2)
  bytes.writeInt16BE(value)
  return bytes
}
