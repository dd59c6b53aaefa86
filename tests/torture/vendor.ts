import sharp from 'sharp'
import { ask } from './ask.ts'
import type { Journal } from './journal.ts'
import { note } from './note.ts'
import type { Plan, PlannedProduct } from './plan.ts'

/** Gives a product a price it never had, so that each price says when it was paid. */
export async function changePrice(plan: Plan, journal: Journal, product: PlannedProduct, turn: number): Promise<void> {
  const pricePoisha = product.pricePoisha + turn
  const { id: productId } = product
  note(journal, { kind: 'price-send', productId, pricePoisha })
  const form = new FormData()
  form.append('name', product.name)
  form.append('price', (pricePoisha / 100).toFixed(2))
  const { outcome, status, code } = await ask(plan.url, 'PUT', `/api/product/${productId}`, {
    token: plan.vendor.token,
    form,
  })
  note(journal, { kind: 'price-answer', productId, pricePoisha, outcome }, { status, code })
}

/** Adds a product with a picture that no other has. */
export async function addPicture({ url, vendor }: Plan, journal: Journal, turn: number): Promise<void> {
  const background = { r: turn % 256, g: (turn >> 8) % 256, b: 90 }
  const picture = await sharp({ create: { width: 48, height: 60, channels: 3, background } })
    .png()
    .toBuffer()
  const form = new FormData()
  const name = `Pictured ${turn}`
  for (const [field, value] of Object.entries({ name, price: '10', category: '1', sizes: '["M"]' }))
    form.append(field, value)
  form.append('imageFile', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'picture.png')
  const { outcome, status, code } = await ask(url, 'POST', '/api/product', { token: vendor.token, form })
  note(journal, { kind: 'picture', name, outcome }, { status, code })
}
