import { type Db, transact } from '../../src/server/platform/database/db.ts'
import type { Random } from '../random.ts'
import { countOfEmails, insertAccounts, insertStores } from './accounts.queries.ts'
import { phoneOf, storeDescriptionOf, storeNameOf } from './people.ts'

export interface Customer {
  id: number
  email: string
}

const DOMAIN = 'seed.example.com'
/** Most rows of one statement. */
const AT_ONCE = 5_000

/** Approved stores, each with its owner: `store-1@seed.example.com` and on. Their ids. */
export async function openStores(db: Db, count: number, passwordHash: string, random: Random): Promise<number[]> {
  const first = 1 + (await countOfEmails(db, `store-%@${DOMAIN}`))
  const ids: number[] = []
  for (const numbers of batches(first, count)) {
    ids.push(
      ...(await transact(db, async (tx) => {
        const emails = numbers.map((number) => `store-${number}@${DOMAIN}`)
        const owners = await insertAccounts(tx, emails, 'Vendor', passwordHash)
        const stores = numbers.map((number, at) => ({
          ownerId: owners[at] ?? 0,
          storeName: storeNameOf(number, random),
          storeDescription: storeDescriptionOf(random),
          contactEmail: emails[at] ?? '',
          contactPhone: phoneOf(random),
        }))
        return await insertStores(tx, stores)
      })),
    )
  }
  return ids
}

/** Customers `shopper-1@seed.example.com` and on. */
export async function registerCustomers(db: Db, count: number, passwordHash: string): Promise<Customer[]> {
  const first = 1 + (await countOfEmails(db, `shopper-%@${DOMAIN}`))
  const customers: Customer[] = []
  for (const numbers of batches(first, count)) {
    const emails = numbers.map((number) => `shopper-${number}@${DOMAIN}`)
    const ids = await insertAccounts(db, emails, 'User', passwordHash)
    customers.push(...emails.map((email, at) => ({ email, id: ids[at] ?? 0 })))
  }
  return customers
}

/** The numbers from `first` on, `count` of them, in portions for one statement each. */
export function batches(first: number, count: number, size = AT_ONCE): number[][] {
  return Array.from({ length: Math.ceil(count / size) }, (_, batch) =>
    Array.from({ length: Math.min(size, count - batch * size) }, (_, at) => first + batch * size + at),
  )
}
