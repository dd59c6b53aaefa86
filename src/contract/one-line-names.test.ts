import { expect, test } from 'vitest'
import type * as z from 'zod/mini'
import { createCategory } from './categories.ts'
import { createOrder } from './checkout.ts'
import { productForm } from './selling/product-form.ts'
import { schemas } from './settings.ts'
import { registerVendor, updateStore } from './vendors.ts'

const { name: customer, shippingAddress, shippingCity } = createOrder.body.shape
const NAMES: [string, z.ZodMiniType][] = [
  ['customer', customer],
  ['address', shippingAddress],
  ['city', shippingCity],
  ['product', productForm.shape.name],
  ['category', createCategory.body.shape.name],
  ['new store', registerVendor.body.shape.storeName],
  ['renamed store', updateStore.body.shape.storeName],
  ['place that the shop stands at', schemas.contactAddress],
]

test.each(NAMES)('the name of a %s is one line, in the direction it is read in', (_, schema) => {
  expect(schema.parse('Rahim\n\nAmount to collect: \u202e৳0')).toBe('Rahim Amount to collect: ৳0')
})

test('tags and the sizes of a chart are one line', () => {
  expect(productForm.shape.tags.parse(JSON.stringify(['eid\nsale']))).toEqual(['eid sale'])
  const row = { size: 'X\nL', chest: 1, length: 1, sleeve: 1 }
  expect(productForm.shape.sizeChart.parse(JSON.stringify([row]))).toEqual([{ ...row, size: 'X L' }])
})
