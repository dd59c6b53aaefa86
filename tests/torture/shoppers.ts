import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { createRandom } from '../../demo/random.ts'
import { type Journal, openJournal } from './journal.ts'
import type { Plan } from './plan.ts'
import { quarrel } from './quarrel.ts'
import { shop } from './shopper.ts'
import { addPicture, changePrice } from './vendor.ts'

const PRICE_PAUSE_MS = 150
const PICTURE_PAUSE_MS = 2_500
const QUARREL_PAUSE_MS = 800

/** A process of its own, so that what it has noted outlives whatever befalls the shop. SIGTERM: ends after what is under way. */
const [planFile = '', run = '0'] = process.argv.slice(2)
const plan: Plan = JSON.parse(readFileSync(planFile, 'utf8'))
const journal = openJournal(plan.journal)
let isOpen = true
process.on('SIGTERM', () => {
  isOpen = false
})

// Whoever sent them has ended: they would shop for ever.
process.once('disconnect', () => process.exit())

let orders = 0
const onOrder = () => {
  orders += 1
  if (orders % 10 === 0) process.send?.({ orders })
}
const turns = Number(run) * 100_000

await Promise.all([
  ...plan.customers.map((customer, at) => shopOn(customer, at)),
  repeat(PRICE_PAUSE_MS, (turn) => repriceOne(journal, turn)),
  repeat(PICTURE_PAUSE_MS, (turn) => addPicture(plan, journal, turns + turn)),
  repeat(QUARREL_PAUSE_MS, () => quarrel(plan)),
])
process.send?.({ orders })
journal.close()
process.disconnect?.()

async function shopOn(customer: { id: number; token: string }, at: number): Promise<void> {
  const random = createRandom(plan.seed + turns + at)
  for (let attempt = 1; isOpen; attempt += 1)
    await shop({ plan, journal, random, customer }, `attempt ${run}.${customer.id}.${attempt}`, onOrder)
}

async function repriceOne(journal: Journal, turn: number): Promise<void> {
  const repriced = plan.products.filter(({ isRepriced }) => isRepriced)
  const product = repriced[turn % repriced.length]
  if (product) await changePrice(plan, journal, product, turns + turn)
}

async function repeat(pauseMs: number, work: (turn: number) => Promise<void>): Promise<void> {
  for (let turn = 1; isOpen; turn += 1) {
    await work(turn)
    await wait(pauseMs)
  }
}
