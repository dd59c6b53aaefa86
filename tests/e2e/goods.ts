import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import type { Size } from '#contract/values/sizes'
import { query } from './database.ts'
import { open, sees } from './look.ts'

export interface Garment {
  id: number
  name: string
  path: string
}

/**
 * A product that no other test touches, in sizes M and L, of the house store unless a vendor is given. `stock` is that of
 * size M; null is not counted.
 */
export async function newGarment(
  given: { priceTaka?: number; stock?: number | null; vendorId?: number; categoryId?: number; dataDir?: string } = {},
): Promise<Garment> {
  const { priceTaka = 1450, stock = null, vendorId = 1, categoryId = 1, dataDir } = given
  const name = `Plain fatua ${randomUUID().slice(0, 8)}`
  const [row] = await query(
    `with made as (
       insert into products (vendor_id, category_id, name, description, price_poisha, search)
       values ($4, $5, $1, 'Soft cotton for Eid.', $2, '''plain'':1A') returning id
     ), sizes as (
       insert into product_sizes (product_id, size, stock) select id, size, stock from made,
       (values ('M', $3::int), ('L', null)) as each (size, stock)
     ) select id from made`,
    [name, priceTaka * 100, stock, vendorId, categoryId],
    dataDir,
  )
  const id = Number(row?.id)
  return { id, name, path: `/admin/product/${id}` }
}

export async function changePrice({ id }: Garment, taka: number): Promise<void> {
  await query('update products set price_poisha = $2 where id = $1', [id, taka * 100])
}

export async function sellOut({ id }: Garment): Promise<void> {
  await query('update product_sizes set stock = 0 where product_id = $1', [id])
}

/** As a shopper does it: opens the product, chooses a size, and adds it. */
export async function addToCart(page: Page, garment: Garment, quantity = 1, size: Size = 'M'): Promise<void> {
  await open(page, garment.path)
  await chooseSize(page, size)
  await page.getByRole('spinbutton', { name: 'Quantity' }).fill(String(quantity))
  await page.getByRole('button', { name: 'Add to Cart' }).click()
  await sees(page, 'Go to your cart')
}

export async function chooseSize(page: Page, size: Size): Promise<void> {
  await page.getByRole('radio', { name: size, exact: true }).check()
}
