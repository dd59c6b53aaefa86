import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { projectRoot } from '../platform/process/project.ts'
import { openTestShop, type TestShop } from '../testing/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

test('old audit is moved away as the manual says, the rest stays, and again nothing of it can be deleted', async () => {
  const admin = await shop.given.account('Admin')
  for (const at of ['2024-05-01T00:00:00Z', '2025-12-31T17:59:59Z', '2025-12-31T18:00:00Z', '2026-03-01T00:00:00Z'])
    await shop.db
      .insertInto('audit_entries')
      .values({ ...DEED, at: new Date(at), actor_id: admin.id })
      .execute()
  // On one connection, as in `psql`.
  const moved = await shop.db.connection().execute(async (connection) => {
    const copied: unknown[] = []
    for (const compiled of manual()) copied.push(...(await sql.raw(compiled).execute(connection)).rows)
    return copied
  })
  expect(moved).toMatchObject([{ at: new Date('2024-05-01T00:00:00Z') }, { at: new Date('2025-12-31T17:59:59Z') }])
  const { body } = await shop.call('GET /api/audit', { query: {} }, admin.token)
  expect(body.map(({ at }: { at: string }) => at.slice(0, 10))).toEqual(['2026-03-01', '2025-12-31'])
  await expect(shop.db.deleteFrom('audit_entries').execute()).rejects.toThrow('append-only')
})

/** What `docs/operating.md` has put into `move.sql`; what `psql` would copy into a file is only read. */
function manual(): string[] {
  const { script = '' } = /^## Old audit$[\s\S]+?^```sql$(?<script>[\s\S]+?)^```$/m.exec(MANUAL)?.groups ?? {}
  const statements = script.replace(/^\\copy \((.*)\) to '.*' csv header$/m, '$1;').split(';')
  return statements.map((each) => each.trim()).filter((each) => each !== '')
}

const MANUAL = readFileSync(join(projectRoot, 'docs/operating.md'), 'utf8')

const DEED = {
  action: 'price',
  subject: 'product',
  subject_id: 7,
  subject_name: 'Cotton panjabi',
  before: null,
  after: null,
} as const
