import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { inject } from 'vitest'
import { insertAccount } from '../../../src/server/couriers/accounts.queries.ts'
import { createCourierSecrets } from '../../../src/server/couriers/secrets.ts'
import { TEST_SECRET, type TestShop } from '../../../src/server/testing/shop.ts'
import { openDemo } from '../../fill.ts'
import { livePast } from '../live-past.ts'

/** A shop filled with the demo at that moment, with its courier accounts, which has lived its past; cut off after each so many ms, where said. */
export async function givenDemoPast(
  { db, given }: Pick<TestShop, 'db' | 'given'>,
  now = new Date(),
  cutAfterMs?: number,
): Promise<void> {
  await given.account('Admin')
  const secrets = createCourierSecrets(TEST_SECRET)
  for (const company of ['pathao', 'steadfast', 'redx'] as const) {
    const keys = { sealedKeys: secrets.sealKeys({}), pushDigest: secrets.digestOf(secrets.newPushSecret()) }
    await insertAccount(db, company, null, { environment: 'pretend', isOn: true, ...keys })
  }
  await openDemo(db, [], 'no password opens this account', now)
  const { rows } = await sql<{ database: string }>`select current_database() as database`.execute(db)
  const connection = { ...inject('postgres'), database: rows[0]?.database ?? '' }
  if (cutAfterMs === undefined) return void (await livePast(db, connection, new AbortController().signal))
  for (let isLeft = true; isLeft; ) {
    const cutting = new AbortController()
    const lived = livePast(db, connection, cutting.signal).catch(() => true)
    const first = await Promise.race([lived, wait(cutAfterMs)])
    cutting.abort()
    isLeft = first ?? (await lived)
  }
}
