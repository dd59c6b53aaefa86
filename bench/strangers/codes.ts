import { setTimeout as wait } from 'node:timers/promises'
import { openPretendGateway, SHOP } from '../../pretend/sms/gateway.ts'
import { openDb } from '../../src/server/platform/database/db.ts'
import { startQuietShop } from '../speed/quiet-shop.ts'
import { seedOnce } from '../speed/seeded.ts'
import { ownConnection } from '../speed/shop.ts'
import { forgetCrowd } from './strangers.queries.ts'

const ADDRESSES = 20
const CROWD_MS = 4_000
const WATCHED_MS = 60_000
const OWN_ADDRESS = '203.0.113.7'
const HONEST = '01811000007'

export interface CodesMeasurement {
  products: number
  program: string
  dataDir: string
  /** Codes that each address of the crowd asks for, each to another phone. */
  each: number
  /** How long the gateway takes to answer, in ms. */
  gatewayMs: number
  tell: (line: string) => void
}

interface Sent {
  status: number
  ms: number
}

/** A crowd asks for codes for 4 s; in the middle of that somebody asks for one from elsewhere. Answers a row of Markdown. */
export async function measureCodes(how: CodesMeasurement): Promise<string> {
  const { products, dataDir, each, gatewayMs, tell } = how
  await seedOnce(dataDir, products, tell)
  const began = new Map<string, number>()
  const gateway = await openPretendGateway('ssl-wireless', {
    lateMs: gatewayMs,
    onTaken: ({ phone }) => void began.set(phone, performance.now()),
  })
  gateway.behave('late')
  const settings = {
    SMS_GATEWAY: gateway.kind,
    SMS_URL: gateway.url,
    SMS_TOKEN: SHOP.token,
    SMS_SENDER: SHOP.sender,
  }
  const shop = await startQuietShop({ ...how, jwtSecret: 'a secret of the measurement, long enough', settings })
  const db = openDb({ ...(await ownConnection(dataDir)), max: 1 }, () => undefined)
  try {
    await forgetCrowd(db)
    tell(`${ADDRESSES} addresses × ${each} codes…`)
    const crowd = crowdOf(shop.url, each)
    await wait(CROWD_MS / 2)
    const asked = performance.now()
    const honest = await askCode(shop.url, OWN_ADDRESS, HONEST)
    const statuses = counted((await Promise.all(crowd)).map(({ status }) => status))
    while (!began.has(HONEST) && performance.now() - asked < WATCHED_MS) await wait(50)
    const came = began.get(HONEST)
    const before = [...began.values()].filter((at) => at < (came ?? Number.POSITIVE_INFINITY)).length
    const told = came === undefined ? 'never' : `${((came - asked) / 1000).toFixed(1)} s`
    return `| ${ADDRESSES} × ${each} | ${gatewayMs} | ${statuses} | ${honest.status} in ${honest.ms.toFixed(0)} ms | ${told} | ${before} |`
  } finally {
    await db.destroy()
    await shop.stop()
    await gateway.close()
  }
}

export const CODES_HEAD = [
  '| codes asked for within 4 s | gateway, ms | the crowd’s answers | the honest one’s answer | its SMS after | SMS handed over before it |',
  '|---|--:|---|---|--:|--:|',
].join('\n')

/** Each address on its own, evenly over the time. */
function crowdOf(url: string, each: number): Promise<Sent>[] {
  return Array.from({ length: ADDRESSES * each }, async (_, nth) => {
    await wait((nth / (ADDRESSES * each)) * CROWD_MS)
    const address = `100.64.${nth % ADDRESSES}.9`
    return await askCode(url, address, `0171${String(nth).padStart(7, '0')}`)
  })
}

/** Status 0: the connection was cut. */
async function askCode(url: string, address: string, phone: string): Promise<Sent> {
  const began = performance.now()
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': address }
  const body = JSON.stringify({ phone })
  const status = await fetch(`${url}/api/auth/codes`, { method: 'POST', headers, body }).then(
    async (answer) => {
      await answer.arrayBuffer()
      return answer.status
    },
    () => 0,
  )
  return { status, ms: performance.now() - began }
}

function counted(statuses: number[]): string {
  const found = new Map<number, number>()
  for (const status of statuses) found.set(status, (found.get(status) ?? 0) + 1)
  return [...found].map(([status, count]) => `${count} × ${status}`).join(', ')
}
