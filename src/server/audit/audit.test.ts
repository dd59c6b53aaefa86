import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { AuditEntry } from '#contract/audit'
import { openTestShop, type TestShop } from '../testing/shop.ts'

let shop: TestShop
let admin: { id: number; token: string; username: string }
let other: { id: number; token: string }

/** Deeds on both sides of midnight in Dhaka, which is 18:00 in UTC. */
beforeAll(async () => {
  shop = await openTestShop()
  admin = await shop.given.account('Admin')
  other = await shop.given.account('Admin')
  await deed('2026-04-30T17:59:59.999Z', { action: 'name' })
  await deed('2026-04-30T18:00:00Z', { action: 'price', before: { price: 10 }, after: { price: 12 } })
  await deed('2026-05-01T17:59:59.999Z', { action: 'price' })
  await deed('2026-05-01T18:00:00Z', { action: 'price', actorId: other.id })
  await deed('2026-05-02T06:00:00Z', { action: 'price', subject: 'user' })
  await deed('2026-05-02T07:00:00Z', { action: 'role', subject: 'user', subjectId: 8 })
})
afterAll(() => shop.close())

async function deed(at: string, entry: Partial<Omit<AuditEntry, 'actor'>> & { actorId?: number }): Promise<void> {
  await shop.db
    .insertInto('audit_entries')
    .values({
      at: new Date(at),
      actor_id: entry.actorId ?? admin.id,
      action: entry.action ?? 'price',
      subject: entry.subject ?? 'product',
      subject_id: entry.subjectId ?? 7,
      subject_name: entry.subject === 'user' ? null : 'Cotton panjabi',
      before: entry.before ? JSON.stringify(entry.before) : null,
      after: entry.after ? JSON.stringify(entry.after) : null,
    })
    .execute()
}

async function moments(query: Record<string, string>): Promise<string[]> {
  const { body } = await shop.call('GET /api/audit', { query }, admin.token)
  return body.map(({ at }: AuditEntry) => at.slice(5, 16))
}

describe('the audit', () => {
  test('says who did what to which, when, before and after', async () => {
    const { body } = await shop.call('GET /api/audit', { query: { from: '2026-05-01', to: '2026-05-01' } }, admin.token)
    expect(body.at(-1)).toEqual({
      id: expect.any(Number),
      at: '2026-04-30T18:00:00.000Z',
      actor: { id: admin.id, name: admin.username },
      action: 'price',
      subject: 'product',
      subjectId: 7,
      subjectName: 'Cotton panjabi',
      before: { price: 10 },
      after: { price: 12 },
    })
  })

  test.each<[string, Record<string, string>, string[]]>([
    ['a day of Dhaka', { from: '2026-05-01', to: '2026-05-01' }, ['05-01T17:59', '04-30T18:00']],
    ['all from a day on', { from: '2026-05-02' }, ['05-02T07:00', '05-02T06:00', '05-01T18:00']],
    ['all to a day', { to: '2026-04-30' }, ['04-30T17:59']],
    ['an admin', { actorId: '2' }, ['05-01T18:00']],
    ['a kind of subject', { subject: 'user' }, ['05-02T07:00', '05-02T06:00']],
    ['one subject', { subject: 'user', subjectId: '8' }, ['05-02T07:00']],
    ['an action', { action: 'role' }, ['05-02T07:00']],
    ['several together', { action: 'price', subject: 'product', from: '2026-05-02' }, ['05-01T18:00']],
  ])('is filtered by %s, newest first', async (_, query, expected) => {
    expect(await moments(query)).toEqual(expected)
  })

  test('comes page by page, each entry once, with the number of all', async () => {
    const seen: number[] = []
    for (let path: string | undefined = '/api/audit?subject=product&limit=1'; path; ) {
      const { body, headers } = await shop.request('GET', path, { headers: { authorization: `Bearer ${admin.token}` } })
      expect(headers.get('x-total-count')).toBe('4')
      expect(body).toHaveLength(1)
      seen.push(body[0].id)
      path = /^<(.+)>; rel="next"$/.exec(headers.get('link') ?? '')?.[1]
    }
    expect(seen).toEqual(seen.toSorted((one, next) => next - one))
    expect(new Set(seen).size).toBe(4)
  })

  test.each([
    ['from', '2026-02-30'],
    ['to', 'yesterday'],
    ['from', '0000-01-01'],
    ['subject', 'cart'],
    ['cursor', '1.5'],
    ['to', '2026-05-01&from=2026-05-02'],
  ])('refuses %s=%s at its field', async (field, value) => {
    const { status, body } = await shop.request('GET', `/api/audit?${field}=${value}`, {
      headers: { authorization: `Bearer ${admin.token}` },
    })
    expect({ status, fields: Object.keys(body.fields ?? {}) }).toEqual({ status: 400, fields: [field] })
  })

  test.each([
    ['changed', sql`update audit_entries set action = 'nothing'`],
    ['deleted', sql`delete from audit_entries`],
    ['emptied', sql`truncate audit_entries`],
    ['emptied with its accounts', sql`truncate users cascade`],
  ])('cannot be %s, not even by the shop itself', async (_, compiled) => {
    const before = await moments({})
    await expect(compiled.execute(shop.db)).rejects.toThrow('append-only')
    expect(await moments({})).toEqual(before)
  })
})
