import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { expect, inject, onTestFinished, test } from 'vitest'
import { dataDirWithDatabase } from '../platform/postgres/testing/database.ts'
import { startBundledShop } from '../testing/bundled-shop.ts'
import { connectionTo } from '../testing/jobs.ts'
import { openTestShop } from '../testing/shop.ts'

/** What `npm run admin` runs once the shop is built. */
async function admin(settings: Record<string, string>, ...args: string[]) {
  const child = spawn(process.execPath, [inject('programs').admin, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env['PATH'], ...settings },
  })
  const ended = once(child, 'close')
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)])
  const [status] = await ended
  return { status, stdout, stderr, password: / \/ (\S+) {3}\(shown only this once\)/.exec(stdout)?.[1] ?? '' }
}

async function logIn(url: string, username: string, password: string): Promise<{ status: number; token: string }> {
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password }),
  })
  const { token = '' } = (await answer.json()) as { token?: string }
  return { status: answer.status, token }
}
const statusOfMe = async (url: string, token: string) =>
  (await fetch(`${url}/api/auth/me`, { headers: { authorization: `Bearer ${token}` } })).status

const FORGOTTEN = 'chosen and then forgotten'

test('an admin who is locked out gets a password beside the running shop, and while it is away', async () => {
  const settings = { DATA_DIR: await dataDirWithDatabase(), ADMIN_USERNAME: 'Owner', ADMIN_PASSWORD: FORGOTTEN }
  const shop = startBundledShop(settings)
  const url = await shop.open()
  const { token } = await logIn(url, 'owner', FORGOTTEN)
  expect(await statusOfMe(url, token)).toBe(200)

  const { status, password, stderr } = await admin(settings, '--reset', 'owner')
  expect([status, stderr]).toEqual([0, ''])
  expect(await statusOfMe(url, token)).toBe(401)
  expect((await logIn(url, 'owner', FORGOTTEN)).status).toBe(401)
  expect((await logIn(url, 'owner', password)).status).toBe(200)

  await shop.kill('SIGTERM')
  const away = await admin(settings, '--reset', 'owner')
  const again = await startBundledShop(settings).open()
  expect((await logIn(again, 'owner', password)).status).toBe(401)
  expect((await logIn(again, 'owner', away.password)).status).toBe(200)
})

test('the same on a database of one’s own, and nobody else is reset', async () => {
  const shop = await openTestShop()
  onTestFinished(() => shop.close())
  const { username, token } = await shop.given.account('Admin')
  const { username: customer } = await shop.given.account()
  const { user, password: secret, host, port, database } = await connectionTo(shop)
  const query = new URLSearchParams({ host, port: String(port) })
  const settings = {
    DATA_DIR: '/nowhere',
    DATABASE_URL: `postgres://${user}:${encodeURIComponent(secret)}@/${database}?${query}`,
  }
  const { status, password } = await admin(settings, '--reset', username)
  expect(status).toBe(0)
  expect(await statusOfMe(shop.url, token)).toBe(401)
  expect((await logIn(shop.url, username, password)).status).toBe(200)

  for (const [args, words] of [
    [['--reset', customer], `There is no admin “${customer}”.`],
    [['--reset', 'nobody'], 'There is no admin “nobody”.'],
    [[], 'Usage: npm run admin -- --reset NAME'],
  ] as const) {
    const refused = await admin(settings, ...args)
    expect(refused).toMatchObject({ status: 1, password: '', stderr: expect.stringContaining(words) })
  }
})
