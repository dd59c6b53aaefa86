import { setTimeout as wait } from 'node:timers/promises'
import type { Plan, PlannedProduct } from '../torture/plan.ts'
import { type Ask, always, as, browse, isPlenty, order } from './shopper.ts'
import type { Tally } from './tally.ts'
import { visit } from './visit.ts'

/** A crowd that browses, fills carts and orders, and a store that changes a price, until told. */
export interface Load {
  tally: Tally
  /** The notes of orders that were acknowledged. */
  ordered: string[]
  url: string
  plan: Plan
  isOpen(): boolean
}

const REPRICE_PAUSE_MS = 200

export async function shopUntilClosed(load: Load): Promise<void> {
  const ask: Ask = (asked) => visit(load.url, load.tally, asked)
  const repriced = load.plan.products.find(({ isRepriced, stock }) => isRepriced && !('M' in stock))
  await Promise.all([
    ...load.plan.customers.map((customer) => repeat(load, (turn) => shopOnce(load, ask, customer, turn))),
    repeat(load, (turn) => reprice(load, ask, repriced, turn)),
  ])
}

async function repeat({ isOpen }: Load, work: (turn: number) => Promise<void>): Promise<void> {
  for (let turn = 1; isOpen(); turn += 1) await work(turn)
}

async function shopOnce({ plan, ordered }: Load, ask: Ask, customer: Plan['customers'][number], turn: number) {
  const all = plan.products.filter(isPlenty)
  const product = all[(customer.id + turn) % all.length]
  if (!product) throw new Error('nothing is there in plenty')
  await browse(ask, product)
  const notes = `of ${customer.id}, turn ${turn}`
  if (await order(ask, customer, product, notes)) ordered.push(notes)
}

/** Who has just changed a price sees it, whichever shop answers. */
async function reprice({ plan }: Load, ask: Ask, product: PlannedProduct | undefined, turn: number): Promise<void> {
  if (!product) throw new Error('no price may be changed')
  const path = `/api/product/${product.id}`
  const price = (product.pricePoisha + turn) / 100
  const body = new FormData()
  body.append('name', product.name)
  body.append('price', price.toFixed(2))
  const headers = as(plan.vendor.token)
  const changed = await ask({
    name: 'change a price',
    method: 'PUT',
    path,
    headers,
    body,
    status: 200,
    isRight: always,
  })
  const isNew = (text: string) => JSON.parse(text).price === price
  if (changed) await ask({ name: 'see it', path, headers: { cookie: changed.cookies }, status: 200, isRight: isNew })
  await wait(REPRICE_PAUSE_MS)
}
