import type { Noted, Outcome, Pieces } from './journal.ts'
import type { Rows } from './rows.ts'

/** A cart: line by name → quantity, as text, so that two can be compared. */
type Cart = string

/** What a cart may hold by now, and which changes that nobody answered may yet come about. */
interface Possibility {
  cart: Cart
  late: Late[]
}
interface Late {
  at: number
  changed(cart: Cart): Cart
}

/** So long after it a change may come about that its asker was told nothing of. */
const LATE_MS = 60_000

/**
 * A cart holds what was put in, less what an order of it bought, until it was cleared; what nobody answered leaves two possibilities. Where
 * commits wait for another server what nobody answered is not to be seen until that has it: it may come about after the next look.
 */
export function checkCarts(journal: Noted[], { orders }: Rows, isReplicated = false): string[] {
  const found: string[] = []
  const carts = new Map<number, Possibility[]>()
  const bought = new Set(orders.map(({ attempt }) => attempt))
  const possibleOf = (who: number) => carts.get(who) ?? [{ cart: '', late: [] }]
  const change = (who: number, at: number, outcome: Outcome, changed: Late['changed']) => {
    if (outcome === 'refused') return
    const before = possibleOf(who)
    const late = isReplicated ? [{ at, changed }] : []
    const undone = before.map((each) => ({ ...each, late: [...each.late, ...late] }))
    const done = before.map((each) => ({ ...each, cart: changed(each.cart) }))
    carts.set(who, outcome === 'unknown' ? [...undone, ...done] : done)
  }
  for (const entry of journal) {
    if (entry.kind === 'fill') change(entry.who, entry.at, entry.outcome, (cart) => add(cart, entry.lines))
    if (entry.kind === 'clear') change(entry.who, entry.at, entry.outcome, () => '')
    // Sent again it is the same order: its pieces leave the cart once.
    if (entry.kind === 'send' && bought.delete(entry.attempt))
      change(entry.who, entry.at, 'ok', (cart) => without(cart, entry.lines))
    if (entry.kind === 'read') {
      const possible = possibleOf(entry.who)
      const shown = add('', entry.lines)
      const met = possible.flatMap((each) => withLate(each, entry.at - LATE_MS)).filter(({ cart }) => cart === shown)
      if (met.length === 0) {
        const held = [...new Set(possible.map(({ cart }) => cart))].join('” or “')
        found.push(`the cart of ${entry.who} held “${shown}” and not “${held}”`)
      }
      carts.set(entry.who, met.length === 0 ? [{ cart: shown, late: [] }] : distinct(met))
    }
  }
  return found
}

/** Of one cart: else each change that nobody answered and that changes nothing would double them. */
function distinct(possible: Possibility[]): Possibility[] {
  return [...new Map(possible.map((each) => [each.late.map(({ at }) => at).join(), each])).values()]
}

/** As it is, and with each of the changes since then that may have come about by now. */
function withLate({ cart, late }: Possibility, since: number): Possibility[] {
  const open = late.filter(({ at }) => at >= since)
  return [
    { cart, late: open },
    ...open.flatMap((one) => withLate({ cart: one.changed(cart), late: open.filter((other) => other !== one) }, since)),
  ]
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
