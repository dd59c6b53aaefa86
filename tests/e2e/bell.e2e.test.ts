import { query } from './database.ts'
import { open, sees, untilCaughtUp } from './look.ts'
import { newCustomer } from './people.ts'
import { expect, test } from './visit.ts'

const TEXT = 'Order 12 is on its way'
let events = 5_000_000

async function ring(userId: number): Promise<void> {
  events += 1
  await query(
    `insert into messages (event_id, kind, way, recipient, account_id, subject, path, state)
     values ($1, 'order_placed', 'bell', 'customer', $2, $3, '/dashboard/orders', 'Sent')`,
    [events, userId, TEXT],
  )
}

test('what is new shows in two tabs without a word from either, and read in one it is gone in the other', async ({
  visit,
}) => {
  const customer = await newCustomer()
  const [one, other] = [await visit({ as: customer }), await visit({ as: customer })]
  for (const [page, path] of [
    [one, '/'],
    [other, '/dashboard/orders'],
  ] as const) {
    await open(page, path)
    await page.getByRole('button', { name: 'New notifications', exact: true }).waitFor()
  }
  await ring(customer.id)
  for (const page of [one, other]) await page.getByRole('button', { name: 'New notifications: 1' }).waitFor()
  await one.getByRole('button', { name: 'New notifications: 1' }).click()
  await sees(one, TEXT)
  await one.getByRole('button', { name: 'Mark all as read' }).click()
  for (const page of [one, other]) await page.getByRole('button', { name: 'New notifications', exact: true }).waitFor()
})

test('guests are sent no script of the bell', async ({ visit }) => {
  const page = await visit()
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await open(page, '/')
  await untilCaughtUp(page)
  expect(asked.filter((path) => /bell/i.test(path))).toEqual([])
  expect(asked.length).toBeGreaterThan(2)
})
