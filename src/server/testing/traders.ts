import type { TestShop } from './shop.ts'

type Person = { id: number; username: string; token: string }
type Seller = { id: number; ownerId: number; token: string }

/** Who meets in an order: its customer, two stores and an admin. */
export interface Traders {
  customer: Person
  admin: Person
  baker: Seller
  weaver: Seller
}

export async function givenTraders({ given }: TestShop): Promise<Traders> {
  return {
    customer: await given.account(),
    admin: await given.account('Admin'),
    baker: await given.vendor(),
    weaver: await given.vendor(),
  }
}
