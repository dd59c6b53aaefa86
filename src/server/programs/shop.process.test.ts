import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { expect, inject, onTestFinished, test } from 'vitest'
import type { ShopProcess } from '../../../scripts/shop-process.mjs'
import { dataDirWithDatabase, freshDataDir } from '../platform/postgres/testing/database.ts'
import { startBundledShop } from '../testing/bundled-shop.ts'
import { createDatabase, dropDatabase } from '../testing/databases.ts'

const OPEN = { 'content-type': 'application/json' }

test('the first start tells the address and the admin’s password, the second how to replace it', async () => {
  const settings = await freshSettings()
  const first = startBundledShop(settings)
  const url = await first.open()
  const password = /Admin: {4}admin \/ (\S+) {3}\(shown only this once\)/.exec(await whenGreeted(first))?.[1] ?? ''
  const token = await logIn(url, 'admin', password)
  expect(await roleOf(url, token)).toBe('Admin')
  expect(await (await fetch(`${url}/api/health`)).json()).toEqual({ status: 'ok' })
  expect(await first.kill('SIGTERM')).toBe(0)
  expect(first.stderr()).toBe('')
  await areTheOwnersAlone(join(settings.DATA_DIR, 'secrets'))

  const second = startBundledShop(settings)
  const again = await second.open()
  expect(await whenGreeted(second)).toMatch(
    /Admin: {4}admin, with the password of the first start {3}\(lost: .+ --reset admin\)/,
  )
  expect(second.stdout()).not.toContain(password)
  expect(second.stdout()).not.toContain('shown only this once')
  expect(await roleOf(again, await logIn(again, 'admin@haat.local', password))).toBe('Admin')
  // The key of the tokens is the same: who was logged in is so still.
  expect(await roleOf(again, token)).toBe('Admin')
  expect(await second.kill('SIGINT')).toBe(0)
})

test('a given admin is made as given, its password told to nobody, and tokens are signed with a given key', async () => {
  const settings = await freshSettings()
  const given = {
    ADMIN_USERNAME: 'Owner',
    ADMIN_EMAIL: 'Owner@example.com',
    ADMIN_PASSWORD: 'given to whoever asks',
    JWT_SECRET: 'a key of the owner, long enough for it',
    SECRETS_KEY: 'another key of the owner, as long as that',
  }
  const first = startBundledShop({ ...settings, ...given })
  const url = await first.open()
  expect(await whenGreeted(first)).not.toContain(given.ADMIN_PASSWORD)
  const token = await logIn(url, 'owner@example.com', given.ADMIN_PASSWORD)
  expect(await roleOf(url, token)).toBe('Admin')
  expect(await readdir(settings.DATA_DIR)).not.toContain('secrets')
  await first.kill('SIGTERM')

  const other = startBundledShop({ ...settings, JWT_SECRET: 'another key of the owner, just as long' })
  expect(await roleOf(await other.open(), token)).toBe('session_ended')
})

test('a wrong setting ends the start with 1 and one sentence', async () => {
  const { DATA_DIR } = await freshSettings()
  const port = await takenPort()
  await writeFile(join(DATA_DIR, 'a-file'), '')
  const settings = await freshSettings()
  const wrong: [Record<string, string>, RegExp][] = [
    [{ DATA_DIR, PORT: 'http' }, /^PORT must be a port from 0 to 65535\.$/],
    [{ DATA_DIR, TRUST_PROXY: '10.0.0.0/99' }, /^TRUST_PROXY must be .*\.$/],
    [{ DATA_DIR, DATABASE_URL: 'postgres://x:secret@127.0.0.1:1/x' }, /^DATABASE_URL names .*ECONNREFUSED.*\.$/],
    [{ DATA_DIR: join(DATA_DIR, 'a-file/data') }, /^DATA_DIR .* cannot be used.*\.$/],
    [{ DATA_DIR: join(DATA_DIR, 'a-file') }, /^DATA_DIR .* cannot be used.*\.$/],
    [{ DATA_DIR: '/proc/nowhere/data' }, /^DATA_DIR .* cannot be used.*\.$/],
    [
      { ...settings, PORT: port, DEMO: '1' },
      new RegExp(`^PORT ${port} is taken by another program; choose another PORT\\.$`),
    ],
    [
      { ...(await freshSettings()), PORT: port, WORKERS: '2' },
      new RegExp(`^PORT ${port} is taken by another program;`),
    ],
    [{ ...settings, HOST: '203.0.113.1' }, /^HOST 203\.0\.113\.1 is no address of this machine\.$/],
    [{ ...(await freshSettings()), ADMIN_PASSWORD: 'password1' }, /^ADMIN_PASSWORD .*\.$/],
  ]
  const check = async ([env, sentence]: (typeof wrong)[number]) => {
    const shop = startBundledShop(env)
    expect([await shop.ended, shop.stderr()]).toEqual([
      1,
      expect.stringMatching(/^\n {2}The shop did not start\. [^\n]+\n\n$/),
    ])
    expect(shop.stderr().trim().replace('The shop did not start. ', '')).toMatch(sentence)
    expect(shop.stdout()).not.toMatch(/is open|demo|admin/)
  }
  await Promise.all(wrong.map(check))
})

test('a start that is broken off loses nobody the admin’s password: the next one shows it', async () => {
  const settings = await freshSettings()
  const broken = startBundledShop({ ...settings, DEMO: '1' })
  await expect.poll(() => broken.stdout()).toContain('demo')
  await broken.kill('SIGINT')
  const shop = startBundledShop(settings)
  const url = await shop.open()
  const password = /\/ (\S+) {3}\(shown only this once\)/.exec(await whenGreeted(shop))?.[1] ?? ''
  expect(await roleOf(url, await logIn(url, 'admin', password))).toBe('Admin')
  expect(shop.stdout().split(password)).toHaveLength(2)
})

test('a start that fails once the admin is made still shows the password', async () => {
  const taken = await takenPort()
  const settings = await freshSettings()
  const shop = startBundledShop({ ...settings, METRICS_PORT: taken })
  expect(await shop.ended).toBe(1)
  expect(shop.stderr()).toContain(`METRICS_PORT ${taken} is taken`)
  expect(shop.stdout()).toMatch(/^ {2}Admin: {4}admin \/ \S+ {3}\(shown only this once\)$/m)
})

test('in production the log is JSON alone, and the greeting beside it holds no password', async () => {
  const settings = await freshSettings()
  const shop = startBundledShop({ ...settings, NODE_ENV: 'production', WORKERS: '1' })
  const url = await shop.open()
  expect((await fetch(`${url}/healthz`)).status).toBe(200)
  await expect.poll(() => shop.stderr()).toMatch(/Admin: .*\n/)
  const lines = shop.stdout().trim().split('\n')
  expect(lines.length).toBeGreaterThan(0)
  for (const line of lines) expect(JSON.parse(line)).toMatchObject({ time: expect.any(String) })
  expect(shop.stderr()).toContain(
    'Admin:    admin, without a password yet   (make one: node dist/server/admin.js --reset admin)',
  )
})

test('a setting that is mistyped is named, and the start goes on', async () => {
  const shop = startBundledShop({ ...(await freshSettings()), DATABSE_URL: 'postgres://elsewhere' })
  await shop.open()
  expect(shop.stdout()).toMatch(/^ {2}DATABSE_URL is no setting: is DATABASE_URL meant\?\n/)
})

test('a PORT that is taken is said before anything is made', async () => {
  const DATA_DIR = join(await freshDataDir(), 'not-there-yet')
  const port = await takenPort()
  const shop = startBundledShop({ DATA_DIR, PORT: port, DEMO: '1' })
  expect([await shop.ended, shop.stdout()]).toEqual([1, ''])
  expect(shop.stderr()).toContain(`PORT ${port} is taken by another program; choose another PORT.`)
  await expect(stat(DATA_DIR)).rejects.toThrow('ENOENT')
})

test('who starts a shop twice hears of that, not of its PORT', async () => {
  const DATA_DIR = await dataDirWithDatabase()
  const first = startBundledShop({ DATA_DIR })
  const { port } = new URL(await first.open())
  const second = startBundledShop({ DATA_DIR, PORT: port })
  expect(await second.ended).toBe(1)
  expect(second.stderr()).toContain(`${DATA_DIR} is in use by the shop at`)
})

async function takenPort(): Promise<string> {
  const taken = createServer().listen(0, '127.0.0.1')
  await once(taken, 'listening')
  onTestFinished(() => void taken.close())
  const address = taken.address()
  return typeof address === 'object' && address ? String(address.port) : ''
}

/** A database and a data folder of the test’s own. */
async function freshSettings(): Promise<{ DATA_DIR: string; DATABASE_URL: string }> {
  const connection = inject('postgres')
  const database = `shop_${randomUUID()}`
  await createDatabase(connection, database, 'template0')
  onTestFinished(() => dropDatabase(connection, database))
  const { host, port, user, password } = connection
  const query = new URLSearchParams({ host, port: String(port) })
  return { DATA_DIR: await freshDataDir(), DATABASE_URL: `postgres://${user}:${password}@/${database}?${query}` }
}

/** All that is said at the start, which the address is not the end of. */
async function whenGreeted(shop: ShopProcess): Promise<string> {
  await expect.poll(() => shop.stdout()).toMatch(/Admin: .*\n/)
  return shop.stdout()
}

async function logIn(url: string, username: string, password: string): Promise<string> {
  const body = JSON.stringify({ username, password })
  const answer = await fetch(`${url}/api/auth/login`, { method: 'POST', headers: OPEN, body })
  return ((await answer.json()) as { token: string }).token
}

/** The role behind a token, or why it has none. */
async function roleOf(url: string, token: string): Promise<string> {
  const answer = await fetch(`${url}/api/auth/me`, { headers: { authorization: `Bearer ${token}` } })
  const { role, code } = (await answer.json()) as { role?: string; code: string }
  return role ?? code
}

async function areTheOwnersAlone(secrets: string): Promise<void> {
  expect((await stat(secrets)).mode & 0o777).toBe(0o700)
  const keys = ['secrets-key', 'token-key']
  expect((await readdir(secrets)).toSorted()).toEqual(keys)
  for (const key of keys) {
    expect((await stat(join(secrets, key))).mode & 0o777).toBe(0o600)
    expect((await readFile(join(secrets, key), 'utf8')).length).toBeGreaterThanOrEqual(32)
  }
}
