import type pg from 'pg'
import { createTokens } from '../../src/server/auth/tokens.ts'
import type { Db } from '../../src/server/platform/database/db.ts'
import { anAdmin, deleteWebhooks } from './courier-webhooks.queries.ts'
import { besideLimit, type Measured, type Patience } from './figures.ts'
import { CONNECTIONS, loadOf, loadOfShop } from './load.ts'
import { PLAIN_STATEMENTS } from './plain.queries.ts'
import type { MeasuredShop } from './shop.ts'
import { jobsDone } from './trade.queries.ts'
import type { Workers } from './workers.ts'

export const COURIER_WEBHOOK = 'push of a courier'
const PATH = '/api/couriers/steadfast/push'

/** Webhooks of couriers, each a new one, while jobs process those before: beside a plain server that only stores them. */
export async function measureCourierWebhooks(
  { load, plain }: Workers,
  shop: MeasuredShop,
  { connection, db, jwtSecret }: { connection: pg.ClientConfig; db: Db; jwtSecret: string },
  { seconds, rounds }: Patience,
): Promise<Measured[]> {
  const requests = [[webhookOf(await givenAccount(shop.url, db, jwtSecret))]]
  const { port } = await plain.does<{ port: number }>({ connection, statements: PLAIN_STATEMENTS })
  const measured: Measured[] = []
  for (const connections of CONNECTIONS) {
    const how = { connections, seconds }
    const fresh = async <Result>(work: () => Promise<Result>) => {
      await jobsDone(db)
      await deleteWebhooks(db)
      return await work()
    }
    const figures = await besideLimit(
      rounds,
      () => fresh(() => loadOfShop(load, shop, requests, how)),
      () => fresh(() => loadOf(load, `http://127.0.0.1:${port}`, requests, how)),
    )
    measured.push({ operation: COURIER_WEBHOOK, connections, ...figures })
  }
  await jobsDone(db)
  return measured
}

function webhookOf(secret: string): object {
  const told = { notification_type: 'delivery_status', consignment_id: 1, invoice: 'H[<id>]', status: 'pending' }
  const headers = { authorization: `Bearer ${secret}`, 'content-type': 'application/json' }
  return { method: 'POST', path: PATH, headers, body: JSON.stringify({ ...told, updated_at: '2026-11-24 10:00:00' }) }
}

/** As the admin sets one up; nothing is asked of the company. Answers the secret of its webhooks. */
async function givenAccount(url: string, db: Db, jwtSecret: string): Promise<string> {
  const token = await createTokens(jwtSecret, 3_600).sign({ ...(await anAdmin(db)), role: 'Admin' })
  const keys = { apiKey: 'measured', secretKey: 'measured' }
  const response = await fetch(`${url}/api/courier-accounts/steadfast`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ environment: 'live', isOn: true, keys, renewsSecret: true }),
  })
  const { pushSecret } = (await response.json()) as { pushSecret?: string }
  if (!pushSecret) throw new Error(`No courier account: ${response.status}`)
  return pushSecret
}
