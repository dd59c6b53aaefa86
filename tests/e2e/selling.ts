import type { Size } from '#contract/values/sizes'
import { call } from './calls.ts'
import type { Garment } from './goods.ts'
import { type Account, newVendor, theAdmin } from './people.ts'
import type { Photo } from './photo.ts'

export interface Store extends Account {
  vendorId: number
  storeName: string
}

/** A vendor that may sell. */
export async function newStore(shopUrl?: string): Promise<Store> {
  const vendor = await newVendor(shopUrl)
  const { vendorId, storeName } = await call('GET /api/Vendors/MyProfile', {}, vendor)
  await call('PUT /api/Vendors/Approve/:id', { params: { id: String(vendorId) } }, await theAdmin(shopUrl))
  return { ...vendor, vendorId, storeName }
}

/** A product that its store put up. Sizes with their stock; null is not counted. */
export async function newProduct(
  as: Account,
  given: {
    name: string
    priceTaka?: number
    stock?: Partial<Record<Size, number | null>>
    picture?: Photo
    fields?: object
  },
): Promise<Garment> {
  const { name, priceTaka = 1450, stock = { M: null, L: null }, picture, fields = {} } = given
  const body = new FormData()
  const typed = { name, category: '1', price: String(priceTaka), description: 'Soft cotton for Eid.', ...fields }
  for (const [field, value] of Object.entries(typed)) body.append(field, String(value))
  body.append('sizes', JSON.stringify(Object.keys(stock)))
  body.append('stock', JSON.stringify(stock))
  if (picture)
    body.append('imageFile', new Blob([new Uint8Array(picture.buffer)], { type: picture.mimeType }), picture.name)
  const { product } = await call('POST /api/product', { body }, as)
  const { id } = product
  return { id, name, path: `/admin/product/${id}` }
}
