import { StartRefusal } from '../../src/server/platform/process/start-refusal.ts'

/** How much to put into the shop. The same `seed` on the same shop gives the same goods and orders. */
export interface Amounts {
  products: number
  vendors: number
  orders: number
  seed: number
}

const MOST = 10_000_000
const USAGE =
  'Say how much: npm run seed -- --products 1000 --vendors 20 --orders 500 (each optional, --seed 7 for other goods).'

/** The words after `npm run seed --`. Refuses anything else in one sentence. */
export function amountsOf(words: string[]): Amounts {
  const amounts: Amounts = { products: 0, vendors: 0, orders: 0, seed: 1 }
  const rest = words.flatMap((word) => word.split('='))
  for (let at = 0; at < rest.length; at += 2) {
    const name = rest[at]?.replace(/^--/, '') ?? ''
    if (!isAmount(name, amounts) || !rest[at]?.startsWith('--'))
      throw new StartRefusal(`${rest[at]} is not known. ${USAGE}`)
    amounts[name] = countOf(name, rest[at + 1])
  }
  if (amounts.products + amounts.vendors + amounts.orders === 0) throw new StartRefusal(USAGE)
  return amounts
}

function isAmount(name: string, amounts: Amounts): name is keyof Amounts {
  return Object.hasOwn(amounts, name)
}

function countOf(name: string, text: string | undefined): number {
  const count = /^\d{1,8}$/.test(text ?? '') ? Number(text) : Number.NaN
  if (count <= MOST) return count
  throw new StartRefusal(`--${name} must be a whole number up to ${MOST.toLocaleString('en-US')}.`)
}
