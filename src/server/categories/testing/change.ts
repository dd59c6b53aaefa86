import type { Answer, TestShop } from '../../testing/shop.ts'

type By = { token: string }

/** Any body, as other clients send it: also one that the contract does not allow. */
export function addCategory(shop: TestShop, by: By, body: object): Promise<Answer> {
  return shop.call('POST /api/categories', { body: body as never }, by.token)
}

export function changeCategory(shop: TestShop, by: By, id: number, body: object): Promise<Answer> {
  return shop.call('PUT /api/categories/:id', { params: { id: String(id) }, body }, by.token)
}
