import { call } from '../platform/call.ts'

export interface StoreChoice {
  id: number
  name: string
}

/** All that a rule may be of, by name, however many pages they take. */
export async function readStores(): Promise<StoreChoice[]> {
  const stores: StoreChoice[] = []
  let cursor: string | undefined
  do {
    const page = await call('GET /api/Vendors', { query: { limit: '100', cursor } })
    stores.push(...page.items.map(({ vendorId, storeName }) => ({ id: vendorId, name: storeName })))
    cursor = page.next ?? undefined
  } while (cursor)
  return stores.toSorted((one, other) => one.name.localeCompare(other.name))
}
