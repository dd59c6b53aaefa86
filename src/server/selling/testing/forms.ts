import type { Answer, TestShop } from '../../testing/shop.ts'

type FormValue = string | Uint8Array | undefined

/** A product form that nothing is wrong with. */
export const GOOD_FORM = {
  name: 'Cotton panjabi',
  description: 'Cool in summer.',
  specification: '<p>100% cotton</p>',
  category: '1',
  price: '1450',
  sizes: JSON.stringify(['M', 'L']),
}

/** What a form may say beside. */
export const FULL_FORM = {
  compareAtPrice: '2000',
  tags: JSON.stringify(['indigo']),
  stock: JSON.stringify({ M: 5, L: 7 }),
  sizeChart: JSON.stringify([{ size: 'M', chest: 39, length: 27, sleeve: 8 }]),
}

export function formOf(fields: Record<string, FormValue>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === 'string') form.append(name, value)
    else if (value) form.append(name, new Blob([new Uint8Array(value)], { type: 'image/jpeg' }), 'picture.jpg')
  }
  return form
}

/** Sends multipart forms as a browser does. */
export async function sendForm(
  shop: TestShop,
  method: 'POST' | 'PUT',
  path: string,
  token: string | undefined,
  form: FormData,
): Promise<Answer> {
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {}
  const answer = await fetch(shop.url + path, { method, headers, body: form })
  return { status: answer.status, headers: answer.headers, body: await answer.json() }
}

export function addProduct(
  shop: TestShop,
  token: string | undefined,
  fields: Record<string, FormValue> = {},
): Promise<Answer> {
  return sendForm(shop, 'POST', '/api/product', token, formOf({ ...GOOD_FORM, ...fields }))
}

/** Sends only the fields given, with the name and price that a form always has. */
export function changeProduct(
  shop: TestShop,
  token: string | undefined,
  id: number,
  fields: Record<string, FormValue> = {},
): Promise<Answer> {
  const { name, price } = GOOD_FORM
  return sendForm(shop, 'PUT', `/api/product/${id}`, token, formOf({ name, price, ...fields }))
}

export async function storedProducts(shop: TestShop): Promise<unknown> {
  const { db } = shop
  return {
    products: await db.selectFrom('products').selectAll().orderBy('id').execute(),
    sizes: await db.selectFrom('product_sizes').selectAll().orderBy('product_id').orderBy('size').execute(),
    audit: await db.selectFrom('audit_entries').select('id').orderBy('id').execute(),
  }
}
