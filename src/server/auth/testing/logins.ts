import { type Answer, openTestShop, type TestShop } from '../../testing/shop.ts'

export const PASSWORD = 'a long enough one'
export const HOME = '203.0.113.7'
export const ELSEWHERE = '198.51.100.20'

/** A shop that believes what it is told of where a call comes from. */
export async function openLoginShop(): Promise<TestShop> {
  return await openTestShop({ trustProxy: ['loopback'] })
}

export async function forgetAttempts({ db }: TestShop): Promise<void> {
  await db.deleteFrom('login_failures').execute()
  await db.deleteFrom('rate_limits').execute()
}

interface Shopper {
  id: number
  username: string
  email: string
  /** What their browser keeps. */
  cookie: string
}

let made = 0
/** An account with a password that opens it, made at an address where nobody logs in. */
export async function givenShopper(shop: TestShop): Promise<Shopper> {
  made += 1
  const name = { username: `Shopper${made}`, email: `Shopper${made}@Example.com` }
  const asked = { body: { ...name, password: PASSWORD }, headers: { 'x-forwarded-for': '192.0.2.1' } }
  const answer = await shop.call('POST /api/auth/register', asked as never)
  const { body } = await shop.call('GET /api/auth/me', {}, answer.body.token)
  return { id: body.id, ...name, cookie: cookieOf(answer) }
}

export function cookieOf({ headers }: Answer): string {
  return headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
}

interface From {
  address?: string
  cookie?: string
}

export function logIn(
  shop: TestShop,
  username: string,
  password = PASSWORD,
  { address = HOME, cookie }: From = {},
): Promise<Answer> {
  const headers = { 'x-forwarded-for': address, ...(cookie ? { cookie } : {}) }
  return shop.call('POST /api/auth/login', { body: { username, password }, headers } as never)
}

export async function guess(shop: TestShop, times: number, username: string, from: From = {}): Promise<void> {
  for (let time = 0; time < times; time += 1) await logIn(shop, username, 'a wrong guess', from)
}
