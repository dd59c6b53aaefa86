import type { Company } from '../../src/contract/values/couriers.ts'
import { exactPoisha } from '../../src/contract/values/money.ts'
import type { Actor, VendorActor } from '../../src/server/platform/actor.ts'
import type { Db } from '../../src/server/platform/database/db.ts'
import { demoCatalogue } from '../catalogue.ts'
import { customers, type DemoCustomer } from '../orders/customers.ts'
import type { ShelfProduct } from '../orders/goods.ts'
import { accountsNamed, courierAccounts, firstAdminId, productsOf, storesMailed } from './world.queries.ts'

/** Everybody who has a part in the demo’s past. */
export interface World {
  /** When the demo was filled: its past ends there. */
  filledAt: Date
  admin: Actor
  /** By the keys of the catalogue; those that are still there. */
  stores: Map<string, VendorActor & { name: string }>
  customers: Map<string, DemoCustomer & { id: number }>
  products: ShelfProduct[]
  couriers: Map<Company, number>
}

export async function readWorld(db: Db, filledAt: Date): Promise<World> {
  const stores = await readStores(db)
  const ids = new Map(
    (
      await accountsNamed(
        db,
        customers.map(({ username }) => username),
      )
    ).map(({ id, username }) => [username, id]),
  )
  return {
    ...{ filledAt, stores, products: await readProducts(db, stores), couriers: await courierAccounts(db) },
    admin: { id: await firstAdminId(db), role: 'Admin', vendor: null },
    customers: new Map(
      customers.flatMap((customer) => {
        const id = ids.get(customer.username)
        return id === undefined ? [] : [[customer.username, { ...customer, id }]]
      }),
    ),
  }
}

async function readStores(db: Db): Promise<World['stores']> {
  const emails = demoCatalogue.stores.map(({ contactEmail }) => contactEmail)
  const byEmail = new Map((await storesMailed(db, emails)).map((store) => [store.email, store]))
  return new Map(
    demoCatalogue.stores.flatMap(({ key, contactEmail }) => {
      const store = byEmail.get(contactEmail)
      if (!store) return []
      const { id, ownerId, name } = store
      return [[key, { id: ownerId, role: 'Vendor', vendor: { id, status: 'Approved' }, name }]]
    }),
  )
}

/** As they were put up, whatever became of their price and stock since. */
async function readProducts(db: Db, stores: World['stores']): Promise<ShelfProduct[]> {
  const found = await productsOf(
    db,
    [...stores.values()].map(({ vendor }) => vendor.id),
  )
  const byName = new Map(found.map((product) => [product.name, product]))
  return demoCatalogue.products.flatMap(({ store, name, priceTaka, sizes }) => {
    const product = byName.get(name)
    return product ? [{ ...product, store, sizes, pricePoisha: exactPoisha(priceTaka) }] : []
  })
}
