import type { Answer, TestShop } from '../../testing/shop.ts'

interface Admin {
  id: number
  username: string
  token: string
}

/** What an admin does to a vendor: the first one, where it is not said who. */
type Deed = (vendorId: number, by?: Admin) => Promise<Answer>

/** Two admins of a shop, and what either of them decides. */
export interface Admins {
  admin: Admin
  colleague: Admin
  approve: Deed
  reject: Deed
  remove: Deed
}

export async function givenAdmins(shop: TestShop): Promise<Admins> {
  const [admin, colleague] = [await shop.given.account('Admin'), await shop.given.account('Admin')]
  const deed =
    (call: 'PUT /api/Vendors/Approve/:id' | 'PUT /api/Vendors/Reject/:id' | 'DELETE /api/Vendors/:id'): Deed =>
    (vendorId, by = admin) =>
      shop.call(call, { params: { id: String(vendorId) } }, by.token)
  return {
    admin,
    colleague,
    approve: deed('PUT /api/Vendors/Approve/:id'),
    reject: deed('PUT /api/Vendors/Reject/:id'),
    remove: deed('DELETE /api/Vendors/:id'),
  }
}
