import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { transact } from '../platform/database/db.ts'
import { givenBin, givenCommissionInvoice } from '../testing/given-invoices.ts'
import { order, orderBody } from '../testing/orders.ts'
import { openTestShop, type TestShop } from '../testing/shop.ts'
import { givenTraders, type Traders } from '../testing/traders.ts'
import type { Draft, DraftLine } from './draft.ts'
import { issue } from './issuing.queries.ts'
import { wrongInvoices } from './testing/judge-invoices.ts'

let shop: TestShop
let traders: Traders
let sold: { orderId: number; parcelId: number }
beforeAll(async () => {
  shop = await openTestShop()
  traders = await givenTraders(shop)
  const productId = await shop.given.product({ vendorId: traders.baker.id })
  const { body } = await order(shop, traders.customer.token, orderBody([{ productId }]))
  sold = { orderId: body.id, parcelId: body.parcels[0].id }
})
afterAll(async () => {
  const wrong = (await wrongInvoices(shop.db)) as { wrong: string }[]
  expect(wrong.filter((each) => !each.wrong.startsWith('several standing'))).toEqual([])
  await shop.close()
})

let told = 0
/** Each another, of one issuer where nothing else is said. */
function draft(changes: Partial<Draft> & { bin?: string } = {}): Draft {
  told += 1
  const { bin = '001111111-0101', ...others } = changes
  return {
    ...{
      form: 'invoice',
      kind: 'sale',
      source: `test ${told}`,
      vendorId: traders.baker.id,
      ...sold,
      statementId: null,
    },
    ...{ corrects: null, refundId: null, suppliedAt: new Date(), brand: 'Baker', reason: '' },
    issuer: { name: 'Baker Ltd.', bin, address: 'Dhaka', officerName: '', officerDesignation: '' },
    buyer: { name: 'Rahima', bin: '', destination: 'Dhaka' },
    lines: [
      {
        ...{
          position: 1,
          description: 'Panjabi, size M',
          subject: '',
          unit: 'piece',
          quantity: 1,
          vatBasisPoints: 1_000,
        },
        ...{ valuePoisha: 100_000, vatPoisha: 10_000 },
      },
    ],
    ...others,
  }
}

const issueNow = (changes: Parameters<typeof draft>[0] = {}) => transact(shop.db, (tx) => issue(tx, draft(changes)))
const numbersOf = async (issuer: string, form = 'invoice') => {
  const { rows } = await sql<{ number: number }>`
    select number from tax_invoices where issuer = ${issuer} and form = ${form} order by number`.execute(shop.db)
  return rows.map(({ number }) => number)
}
const upTo = (most: number) => Array.from({ length: most }, (_, at) => at + 1)

test('of each issuer and form numbers begin with 1 and go on by one, however a BIN is written', async () => {
  for (const bin of ['002222222-0101', '0022222220101', '003333333-0101']) await issueNow({ bin })
  expect([await numbersOf('0022222220101'), await numbersOf('0033333330101')]).toEqual([[1, 2], [1]])
  const corrects = await issueNow({ bin: '003333333-0101' })
  await issueNow({ bin: '003333333-0101', form: 'credit_note', corrects })
  expect(await numbersOf('0033333330101', 'credit_note')).toEqual([1])
})

test('many at once, of which some roll back and some lose their connection, leave no gap and no number twice', async () => {
  const bin = '004444444-0101'
  const outcomes = await Promise.allSettled(
    Array.from({ length: 60 }, async (_, at) => {
      if (at % 3 === 0) return await issueNow({ bin })
      await shop.db.transaction().execute(async (tx) => {
        await issue(tx, draft({ bin }))
        if (at % 3 === 1) throw new Error('Taken back')
        // As a machine that falls over between the insert and the commit.
        await sql`select pg_terminate_backend(pg_backend_pid())`.execute(tx)
      })
    }),
  )
  const done = outcomes.filter(({ status }) => status === 'fulfilled')
  expect(done).toHaveLength(20)
  expect(await numbersOf('0044444440101')).toEqual(upTo(20))
  await issueNow({ bin })
  expect(await numbersOf('0044444440101')).toEqual(upTo(21))
})

test('issuers do not wait for each other', async () => {
  await shop.db.transaction().execute(async (tx) => {
    await issue(tx, draft({ bin: '005555555-0101' }))
    await issueNow({ bin: '006666666-0101' })
  })
  expect(await numbersOf('0066666660101')).toEqual([1])
})

test('what is told is issued once', async () => {
  const source = 'told twice'
  const outcomes = await Promise.allSettled(upTo(5).map(() => issueNow({ source })))
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test.each([
  ['2026-06-30T17:59:59Z', 2025],
  ['2026-06-30T18:00:00Z', 2026],
  ['2026-12-31T23:00:00Z', 2026],
  ['2027-06-30T17:59:59Z', 2026],
])('%s is in the fiscal year that begins in %i', async (moment, year) => {
  const { rows } = await sql<{ year: number }>`select fiscal_year_of(${moment}::timestamptz) as year`.execute(shop.db)
  expect(rows).toEqual([{ year }])
})

test('each year begins with 1', async () => {
  await issueNow({ bin: '007777777-0101' })
  const { rows } = await sql<{ now: number; was: number }>`
    select fiscal_year, fiscal_year_of(clock_timestamp()) as now from invoice_series where issuer = '0077777770101'`.execute(
    shop.db,
  )
  expect(rows).toEqual([{ fiscal_year: rows[0]?.now, now: rows[0]?.now }])
})

test('what is issued is never changed or deleted, nor is a series', async () => {
  await givenBin(shop, traders.baker.id)
  await givenCommissionInvoice(shop, traders.baker.id)
  for (const words of [
    'update tax_invoices set value_poisha = 1',
    'delete from tax_invoices',
    'truncate tax_invoices cascade',
    'update tax_invoice_lines set quantity = 2',
    'delete from tax_invoice_lines',
    'delete from invoice_series',
    'update invoice_series set last = last + 2',
    'update invoice_series set last = last - 1',
    `insert into invoice_series values ('1', 'invoice', 2026, 2)`,
  ])
    await expect(sql.raw(words).execute(shop.db), words).rejects.toThrow('append-only')
})

test('a number that is not the next, and one that nothing was issued with, are refused', async () => {
  const number = (given: number) =>
    sql.raw(`insert into tax_invoices (form, kind, source, vendor_id, order_id, parcel_id, supplied_at, number, issuer_name, issuer_bin,
      issuer_address, brand, buyer_name, buyer_bin, destination, officer_name, officer_designation, reason, value_poisha, vat_poisha, line_count)
      values ('invoice', 'sale', 'x', ${traders.baker.id}, ${sold.orderId}, ${sold.parcelId}, now(), ${given}, 'A', '008888888-0101', '', '',
      'B', '', '', '', '', '', 1, 0, 1)`)
  await expect(number(2).execute(shop.db)).rejects.toThrow('The next number is 1, not 2.')
  // The next, and without lines.
  await expect(number(1).execute(shop.db)).rejects.toThrow('has not its lines')
  await expect(
    sql`insert into invoice_series values ('0088888880101', 'invoice', 2026, 1)`.execute(shop.db),
  ).rejects.toThrow('Number 1 of 0088888880101 was not issued.')
  await expect(
    sql`update invoice_series set last = last + 1 where issuer = '0022222220101'`.execute(shop.db),
  ).rejects.toThrow('was not issued')
})

test('a line that comes later, and a credit note for more than was invoiced or of another, are refused', async () => {
  const invoiceId = await issueNow()
  await expect(
    sql`insert into tax_invoice_lines
      select invoice_id, 2, description, subject, unit, quantity, vat_basis_points, value_poisha, vat_poisha
      from tax_invoice_lines where invoice_id = ${invoiceId}`.execute(shop.db),
  ).rejects.toThrow('does not add up')
  const note = { form: 'credit_note', corrects: invoiceId } as const
  await expect(issueNow({ ...note, bin: '008888888-0101' })).rejects.toThrow('takes back what was not invoiced')
  const ofLine = (changes: Partial<DraftLine>) =>
    issueNow({ ...note, lines: draft().lines.map((line) => ({ ...line, valuePoisha: 1, vatPoisha: 0, ...changes })) })
  await expect(ofLine({ position: 2 })).rejects.toThrow('takes back what was not invoiced')
  await expect(ofLine({ quantity: 2 })).rejects.toThrow('takes back what was not invoiced')
  await issueNow(note)
  await expect(issueNow(note)).rejects.toThrow('takes back what was not invoiced')
})
