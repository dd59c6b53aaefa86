import type { Noted, Outcome, Pieces } from './journal.ts'
import type { Rows } from './rows.ts'

/** A cart: line by name → quantity, as text, so that two can be compared. */
type Cart = string

/** A cart holds what was put in, less what an order of it bought, until it was cleared; what nobody answered leaves two possibilities. */
export function checkCarts(journal: Noted[], { orders }: Rows): string[] {
  const found: string[] = []
  const carts = new Map<number, Set<Cart>>()
  const bought = new Set(orders.map(({ attempt }) => attempt))
  const change = (who: number, outcome: Outcome, changed: (cart: Cart) => Cart) => {
    const before = carts.get(who) ?? new Set([''])
    if (outcome !== 'refused')
      carts.set(who, new Set([...(outcome === 'unknown' ? before : []), ...[...before].map(changed)]))
  }
  for (const entry of journal) {
    if (entry.kind === 'fill') change(entry.who, entry.outcome, (cart) => add(cart, entry.lines))
    if (entry.kind === 'clear') change(entry.who, entry.outcome, () => '')
    // Sent again it is the same order: its pieces leave the cart once.
    if (entry.kind === 'send' && bought.delete(entry.attempt))
      change(entry.who, 'ok', (cart) => without(cart, entry.lines))
    if (entry.kind === 'read') {
      const possible = carts.get(entry.who) ?? new Set([''])
      const shown = add('', entry.lines)
      if (!possible.has(shown))
        found.push(`the cart of ${entry.who} held “${shown}” and not “${[...possible].join('” or “')}”`)
      carts.set(entry.who, new Set([shown]))
    }
  }
  return found
}

function add(cart: Cart, lines: Pieces[]): Cart {
  const held = linesOf(cart)
  for (const line of lines) held.set(nameOf(line), (held.get(nameOf(line)) ?? 0) + line.quantity)
  return cartOf(held)
}

function without(cart: Cart, lines: Pieces[]): Cart {
  const held = linesOf(cart)
  for (const line of lines) {
    const left = (held.get(nameOf(line)) ?? 0) - line.quantity
    if (left > 0) held.set(nameOf(line), left)
    else held.delete(nameOf(line))
  }
  return cartOf(held)
}

const nameOf = ({ productId, size }: Pieces) => `${productId} ${size}`

function linesOf(cart: Cart): Map<string, number> {
  const lines = cart === '' ? [] : cart.split(', ')
  return new Map(lines.map((line) => line.split(': ')).map(([name = '', quantity]) => [name, Number(quantity)]))
}

function cartOf(lines: Map<string, number>): Cart {
  return [...lines]
    .map(([name, quantity]) => `${name}: ${quantity}`)
    .sort()
    .join(', ')
}
