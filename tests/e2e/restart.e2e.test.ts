import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { openBuiltShop } from '../../scripts/built-shop.mjs'
import { newGarment } from './goods.ts'
import { badge, open } from './look.ts'
import { orderPieces, putInCart } from './ordering.ts'
import { newCustomer } from './people.ts'
import { expect, test } from './visit.ts'

test('after a restart the order, the cart and the session are there as they were', async ({ visit }) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'haat-e2e-'))
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
  const first = await openBuiltShop(dataDir)
  onTestFinished(() => first.stop())
  const garment = await newGarment({ dataDir })
  const customer = await newCustomer(first.url)
  const id = await orderPieces(customer, garment)
  await putInCart(customer, garment, 3)
  await first.stop()

  const second = await openBuiltShop(dataDir)
  onTestFinished(() => second.stop())
  const after = await visit({ as: customer, shopUrl: second.url })
  await open(after, '/dashboard/orders')
  await expect.poll(() => after.getByRole('row', { name: `Order ${id}` }).innerText()).toContain('৳1,510')
  await expect.poll(() => badge(after)).toBe('3')
})
