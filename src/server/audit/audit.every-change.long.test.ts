import { type RawBuilder, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CallName } from '#contract/calls'
import { UNSHOWN_FIELDS } from '../../web/audit/changes.ts'
import { fieldWords } from '../../web/audit/field-words.ts'
import type { TestShop } from '../testing/shop.ts'
import { answersOf } from '../testing/who-may/answers.ts'
import { ask } from '../testing/who-may/asking.ts'
import { contentOf } from '../testing/who-may/content.ts'
import { NAMES, type Person } from '../testing/who-may/people.ts'
import type { Row } from '../testing/who-may/row.ts'
import { EACH_ROW } from '../testing/who-may/rows.ts'
import { openWorld, type World } from '../testing/who-may/world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
  await sql`
    create function stand_in_the_way() returns trigger language plpgsql as $$ begin raise 'in_the_way'; end $$
  `.execute(world.shop.db)
})
afterAll(() => world.shop.close())

const CHANGES = EACH_ROW.filter(([name]) => !name.startsWith('GET '))
const WRITTEN = CHANGES.filter(([, , { writes }]) => writes?.length)
/** Where the subject of an entry stands, or what a deed changes beside it. */
const TABLES: Record<string, string | string[]> = {
  product: 'products',
  category: 'categories',
  vendor: 'vendors',
  'vendor update': ['vendors', 'statement_periods', 'store_debts'],
  'vendor pay': 'store_payments',
  'vendor take-back': 'store_payments',
  'product take-back': 'products',
  user: 'users',
  'user two-step': 'totp_secrets',
  order: 'orders',
  'order stage': 'parcels',
  'order kept': 'line_outcomes',
  job: 'graphile_worker._private_jobs',
  settings: 'settings',
  message: 'messages',
  courier: 'courier_accounts',
  commission: 'commission_rules',
  vat: 'vat_rates',
  consignment: 'consignments',
  webhook: 'webhooks',
  manual_entry: 'manual_entries',
  payout: 'payouts',
  paper: 'store_papers',
  payout_account: 'payout_accounts',
  refund: 'refunds',
  settlement: 'settlement_files',
  'settlement decide': 'settlement_decisions',
  'settlement decide-sum': 'settlement_file_decisions',
  'settlement take-back': 'settlement_take_backs',
  'webhook send': 'webhook_deliveries',
}
/** What they do is no deed of the back office. */
const CUSTOMERS = new Set(['shopper', 'other', 'former'])

test('every call that is not just a look says what it writes into the audit', () => {
  expect(CHANGES.filter(([, , { writes }]) => writes === undefined).map(([name]) => name)).toEqual([])
})

describe.each(WRITTEN)('%s · %s', (name, _, row) => {
  test('is written down once, with who did it, and what it was before and after', async () => {
    for (const person of welcome(row)) {
      const asking = await row.ask(world)
      const last = await lastEntry()
      const answer = await ask(world.shop, name, person, asking(person))
      await row.settle?.(world, person, answer)
      const written = await entriesAfter(last)
      expect(written.map(({ subject, action }) => `${subject} ${action}`).toSorted()).toEqual(
        CUSTOMERS.has(person.name) ? [] : row.writes?.toSorted(),
      )
      for (const { actor_id, before, after } of written) {
        expect(actor_id).toBe(person.id)
        expect(before).not.toEqual(after)
        expect(fieldsWithoutName(before, after)).toEqual([])
      }
    }
  })

  test('does not happen where it cannot be written down', async () => {
    const unwritable = sql`alter table audit_entries add constraint in_the_way check (false) not valid`
    await expectNothing(name, row, unwritable, sql`alter table audit_entries drop constraint in_the_way`)
  })

  test('is not written down where it fails in the end', async () => {
    const [written = ''] = row.writes ?? []
    const tables = [TABLES[written] ?? TABLES[written.split(' ')[0] ?? ''] ?? ''].flat()
    const unkept = tables.map(
      (table) => `create constraint trigger in_the_way after insert or update or delete on ${table}
        deferrable initially deferred for each row execute function stand_in_the_way()`,
    )
    const kept = tables.map((table) => `drop trigger in_the_way on ${table}`)
    await expectNothing(name, row, sql.raw(unkept.join(';')), sql.raw(kept.join(';')))
  })
})

/** Somebody of the back office asks while something is in the way: the shop logs it, and is as it was. */
async function expectNothing(name: CallName, row: Row, block: RawBuilder<unknown>, free: RawBuilder<unknown>) {
  const { shop } = world
  const person = welcome(row).find(({ name: who }) => !CUSTOMERS.has(who))
  if (!person) throw new Error(`Nobody of the back office may ${name}.`)
  const asking = await row.ask(world)
  const before = await storedIn(shop)
  const told = shop.logLines.length
  await block.execute(shop.db)
  const answer = await ask(shop, name, person, asking(person))
  await row.settle?.(world, person, answer)
  await free.execute(shop.db)
  expect(JSON.stringify(shop.logLines.slice(told))).toContain('in_the_way')
  expect(await storedIn(shop)).toEqual(before)
}

/** How far an import came is told also where it came to nothing, and a rate limit counts what was tried. */
async function storedIn(shop: TestShop): Promise<Record<string, string>> {
  return { ...(await contentOf(shop)), imports: 'of no matter', rate_limits: 'of no matter' }
}

function welcome({ answers }: Row): Person[] {
  const said = answersOf(answers)
  return NAMES.filter((name) => said[name] === 'yes').map((name) => world.people[name])
}

/** Fields that the audit would show under the name they have in code. */
function fieldsWithoutName(...told: (Record<string, unknown> | null)[]): string[] {
  const fields = told.flatMap((each) => Object.keys(each ?? {}))
  return fields.filter((name) => !UNSHOWN_FIELDS.includes(name) && fieldWords(name) === undefined)
}

async function lastEntry(): Promise<number> {
  const last = world.shop.db.selectFrom('audit_entries').select((of) => of.fn.max<number>('id').as('id'))
  return (await last.executeTakeFirst())?.id ?? 0
}

async function entriesAfter(id: number) {
  const columns = ['actor_id', 'action', 'subject', 'before', 'after'] as const
  return await world.shop.db.selectFrom('audit_entries').select(columns).where('id', '>', id).execute()
}
