import { randomUUID } from 'node:crypto'
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { beforeAll, expect, inject, test } from 'vitest'
import { type Db, openDb } from '../platform/database/db.ts'
import { migrate } from '../platform/database/migrations.ts'
import { projectRoot } from '../platform/process/project.ts'
import { createDatabase, dropDatabase } from '../testing/databases.ts'

const MIGRATION = 'what_is_collected.sql'
const FOLDER = join(projectRoot, 'migrations')

/** Parcels as they were moved, `[status, hour]`; 1,000 taka each, in an order with 60 taka of shipping. */
type Moved = [status: 'Pending' | 'Completed' | 'Cancelled', hour?: number][]

const CASES: [string, Moved, brought: (number | null)[], due: number][] = [
  ['nothing moved', [['Pending'], ['Pending']], [null, null], 2060],
  ['the first brought it', [['Completed', 1], ['Pending']], [60, null], 2060],
  ['the second went first, without it', [['Pending'], ['Completed', 1]], [null, 0], 2060],
  [
    'the second was cancelled later',
    [
      ['Completed', 1],
      ['Cancelled', 2],
    ],
    [60, null],
    1060,
  ],
  [
    'the first was cancelled before',
    [
      ['Cancelled', 1],
      ['Completed', 2],
    ],
    [null, 60],
    1060,
  ],
  [
    'the first was cancelled afterwards: it is lost',
    [
      ['Cancelled', 2],
      ['Completed', 1],
    ],
    [null, 0],
    1000,
  ],
  [
    'both went at once',
    [
      ['Completed', 1],
      ['Completed', 1],
    ],
    [60, 0],
    2060,
  ],
  ['the third is still to bring it', [['Cancelled', 2], ['Completed', 1], ['Pending']], [null, 0, null], 2060],
  ['all was cancelled', [['Cancelled', 1]], [null], 0],
]

let db: Db
/** By what happened to it. */
const orders = new Map<string, number>()
beforeAll(async () => {
  const database = `before_${randomUUID()}`
  await createDatabase(inject('postgres'), database, 'template0')
  db = openDb({ ...inject('postgres'), database, max: 2 }, () => undefined)
  const before = await migrationsBefore()
  await migrate(db, before, () => undefined)
  await sql`insert into users (email, password_hash, role) values ('a@example.com', 'x', 'User')`.execute(db)
  for (const [name, moved] of CASES) orders.set(name, await insertOrder(db, moved))
  await migrate(db, FOLDER, () => undefined)
  return async () => {
    await db.destroy()
    await dropDatabase(inject('postgres'), database)
    await rm(before, { recursive: true })
  }
})

test.each(CASES)(
  'an order from before says what its parcels were told to collect: %s',
  async (name, _, brought, due) => {
    const id = orders.get(name) ?? 0
    const parcels = await db
      .selectFrom('parcels')
      .select('shipping_poisha')
      .where('order_id', '=', id)
      .orderBy('id')
      .execute()
    expect(parcels.map(({ shipping_poisha: poisha }) => poisha && poisha / 100)).toEqual(brought)
    const order = await db.selectFrom('orders').select('due_poisha').where('id', '=', id).executeTakeFirstOrThrow()
    expect(order.due_poisha / 100).toBe(due)
  },
)

/** A folder of the migrations that there were before parcels knew what they collect. */
async function migrationsBefore(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'haat-before-'))
  for (const name of (await readdir(FOLDER)).sort()) {
    if (name.endsWith(MIGRATION)) break
    await cp(join(FOLDER, name), join(folder, name))
  }
  return folder
}

async function insertOrder(db: Db, moved: Moved): Promise<number> {
  const statuses = moved.map(([status]) => status)
  const status = statuses.find((each) => each === 'Pending') ?? statuses.find((each) => each === 'Completed')
  type Inserted = { id: number }
  const { rows } =
    await sql<Inserted>`insert into orders (customer_id, name, email, phone, shipping_address, shipping_city, status, items_poisha,
      shipping_poisha, total_poisha)
    values (1, 'x', 'x', 'x', 'x', 'x', ${status ?? 'Cancelled'}, ${moved.length * 100_000}::bigint, 6000,
      ${moved.length * 100_000 + 6_000}::bigint) returning id`.execute(db)
  const [{ id } = { id: 0 }] = rows
  for (const [status, hour] of moved) {
    const movedAt = hour === undefined ? null : new Date(Date.UTC(2026, 0, 1, hour))
    await sql`with store as (insert into vendors (store_name, status) values (${randomUUID()}, 'Approved') returning id)
      insert into parcels (order_id, vendor_id, status, items_poisha, moved_at)
      select ${id}, id, ${status}, 100000, ${movedAt} from store`.execute(db)
  }
  return id
}
