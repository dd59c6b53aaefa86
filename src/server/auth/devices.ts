import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto'
import type { Visitor } from '../platform/http/calls.ts'

interface Account {
  id: number
  epoch: number
}

/**
 * Known devices, by a signed cookie per account (decisions, "Accounts and sessions"; decision 020); it opens nothing.
 */
export interface Devices {
  /** Null: never logged in to it. */
  knownAs(account: Account | undefined, visitor: Visitor): string | null
  remember(account: Account, visitor: Visitor): void
}

/** The cookie’s path: no page or picture carries it; calls of the account, too, ask for its password. */
const PATH = '/api'
/** Until 180 days after November 2026: there it hides the cookie that is set now, as browsers send the longer path first. */
const PATH_BEFORE = '/api/auth'
const LIFE_SECONDS = 180 * 24 * 60 * 60
/** More than a family; beyond that the longest unused goes. */
const MOST_ACCOUNTS = 20

const COOKIE = /(?:^|; *)(haat-device-\d{1,16})=([\w-]{36})\.(\d{1,12})\.([\w-]{43})(?=;|$)/g

export function createDevices(secret: string): Devices {
  const key = createHmac('sha256', secret).update('known devices').digest()
  const signatureOf = ({ id, epoch }: Account, device: string, since: number) =>
    createHmac('sha256', key).update(`${id}.${epoch}.${device}.${since}`).digest('base64url')

  const knownAs: Devices['knownAs'] = (account, { cookies }) => {
    const cookie = account && cookiesIn(cookies).find(({ name }) => name === nameFor(account))
    if (!cookie || cookie.since + LIFE_SECONDS < Date.now() / 1000) return null
    const isOurs = isSame(cookie.signature, signatureOf(account, cookie.device, cookie.since))
    return isOurs ? cookie.device : null
  }
  return {
    knownAs,
    remember(account, visitor) {
      const device = knownAs(account, visitor) ?? randomUUID()
      const since = Math.floor(Date.now() / 1000)
      const value = [device, since, signatureOf(account, device, since)].join('.')
      visitor.setCookie(`${nameFor(account)}=${value}`, LIFE_SECONDS, PATH)
      const own = cookiesIn(visitor.cookies).filter(({ name }) => name === nameFor(account))
      const beyond = beyondMost(account, visitor)
      for (const { name } of beyond) visitor.setCookie(`${name}=`, 0, PATH)
      for (const { name } of [...own, ...beyond]) visitor.setCookie(`${name}=`, 0, PATH_BEFORE)
    },
  }
}

interface Cookie {
  name: string
  device: string
  since: number
  signature: string
}

const nameFor = ({ id }: Account) => `haat-device-${id}`

function cookiesIn(header: string): Cookie[] {
  return [...header.matchAll(COOKIE)].map(([, name = '', device = '', since = '', signature = '']) => {
    return { name, device, since: Number(since), signature }
  })
}

function beyondMost(account: Account, { cookies }: Visitor): Cookie[] {
  const others = cookiesIn(cookies).filter(({ name }) => name !== nameFor(account))
  return others.toSorted((one, other) => other.since - one.since).slice(MOST_ACCOUNTS - 1)
}

function isSame(one: string, other: string): boolean {
  return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))
}
