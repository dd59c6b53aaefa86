import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contactChangeData, deedData, messageData, twoStepData } from '../account/own-data.queries.ts'
import { endOpenSession, insertSession } from '../auth/sessions.queries.ts'
import { givenUndo } from '../codes/testing/secrets.ts'
import { preferencesOf, writePreferences } from '../notifications/preferences.queries.ts'
import type { Db } from '../platform/database/db.ts'
import { behind } from '../testing/behind.ts'
import { givenMessage } from '../testing/given-messages.ts'
import { openTestShop, type TestShop } from '../testing/shop.ts'
import { consentsOf, insertConsents } from '../users/consents.queries.ts'

let shop: TestShop
let mine: { id: number; db: Db }
let stranger: { id: number; db: Db }
beforeAll(async () => {
  shop = await openTestShop()
  const opened = async () => {
    const { id } = await shop.given.account()
    return { id, db: await behind(shop, id) }
  }
  mine = await opened()
  stranger = await opened()
})
afterAll(() => shop.close())

const REFUSED = /row-level security|permission denied/
const PART = { after: 0, limit: 9 }

describe('under row security a session', () => {
  test('is seen and ended by its account alone, and nothing else of it changes', async () => {
    const began = {
      epoch: 0,
      browser: 'Chrome',
      system: 'Android',
      network: '192.0.2.0/24',
      lifeSeconds: 3600,
      isProven: true,
    }
    const { id } = await insertSession(shop.db, { accountId: mine.id, ...began })
    const seen = (db: Db) => db.selectFrom('sessions').select('id').execute()
    expect(await seen(stranger.db)).toEqual([])
    expect(await endOpenSession(stranger.db, mine.id, id)).toBeUndefined()
    expect(await seen(mine.db)).toEqual([{ id }])
    await expect(mine.db.updateTable('sessions').set({ account_id: stranger.id }).execute()).rejects.toThrow(REFUSED)
    await expect(insertSession(stranger.db, { accountId: mine.id, ...began })).rejects.toThrow(REFUSED)
    expect(await endOpenSession(mine.db, mine.id, id)).toEqual({ id })
  })
})

describe('under row security what one is told', () => {
  test('is chosen by the account alone', async () => {
    const off = { kind: 'order_completed', way: 'mail' as const, isOn: false }
    await writePreferences(mine.db, mine.id, [off])
    expect(await preferencesOf(stranger.db, [mine.id], [off.kind])).toEqual([])
    await expect(writePreferences(stranger.db, mine.id, [{ ...off, isOn: true }])).rejects.toThrow(REFUSED)
    expect(await preferencesOf(mine.db, [mine.id], [off.kind])).toMatchObject([{ isOn: false }])
  })
})

describe('under row security one’s own data', () => {
  test('are nobody else’s: messages, changed contacts, two-step login, consents, deeds', async () => {
    await givenMessage(shop, { accountId: mine.id })
    await givenUndo(shop, mine.id)
    await shop.db
      .insertInto('totp_secrets')
      .values({ account_id: mine.id, sealed: Buffer.from('sealed'), confirmed_at: new Date() })
      .execute()
    await shop.db
      .insertInto('audit_entries')
      .values({ actor_id: mine.id, action: 'two-step', subject: 'user', subject_id: mine.id })
      .execute()
    await insertConsents(shop.db, mine.id, [{ purpose: 'marketing', isGiven: true, source: 'profile', words: 'News?' }])
    const told = async (db: Db) => [
      (await messageData(db, mine.id, PART)).length,
      (await contactChangeData(db, mine.id, PART)).length,
      (await twoStepData(db, mine.id)).isOn,
      (await consentsOf(db, mine.id, 9)).length,
      (await deedData(db, mine.id, PART)).length,
    ]
    expect(await told(mine.db)).toEqual([1, 1, true, 1, 1])
    expect(await told(stranger.db)).toEqual([0, 0, false, 0, 0])
  })

  test('hold no code, no secret and no hash, not even to their owner', async () => {
    for (const table of ['one_time_secrets', 'totp_secrets', 'recovery_codes', 'contact_changes'] as const)
      await expect(mine.db.selectFrom(table).selectAll().execute()).rejects.toThrow(REFUSED)
  })
})
