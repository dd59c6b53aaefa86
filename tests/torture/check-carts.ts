import type { Noted, Outcome, Pieces } from './journal.ts'
import type { Rows } from './rows.ts'

/** A cart: line by name → quantity, as text, so that two can be compared. */
type Cart = string

/** What a cart may hold by now, and which changes that nobody answered may yet come about. */
interface Possibility {
  cart: Cart
  late: Late[]
}
/** Lines that are put in, or undefined where the cart is cleared. */
interface Late {
  at: number
  lines: Pieces[] | undefined
}

/** So long after it a change may come about that its asker was told nothing of. */
const LATE_MS = 60_000

/**
 * A cart holds what was put in, less what an order of it bought, until it was cleared; what nobody answered leaves two possibilities. Where
 * commits wait for another server what nobody answered is not to be seen until that has it: it may come about after the next look.
 */
export function checkCarts(journal: Noted[], { orders }: Rows, isSynchronous = false): string[] {
  const found: string[] = []
  const carts = new Map<number, Possibility[]>()
  const bought = new Set(orders.map(({ attempt }) => attempt))
  const possibleOf = (who: number) => carts.get(who) ?? [{ cart: '', late: [] }]
  const change = (who: number, outcome: Outcome, { at, lines }: Late) => {
    if (outcome === 'refused') return
    const before = possibleOf(who)
    const late = isSynchronous ? [{ at, lines }] : []
    const undone = before.map((each) => ({ ...each, late: [...each.late, ...late] }))
    const done = before.map((each) => ({ ...each, cart: lines ? add(each.cart, lines) : '' }))
    carts.set(who, outcome === 'unknown' ? [...undone, ...done] : done)
  }
  for (const entry of journal) {
    if (entry.kind === 'fill') change(entry.who, entry.outcome, entry)
    if (entry.kind === 'clear') change(entry.who, entry.outcome, { at: entry.at, lines: undefined })
    // Sent again it is the same order: its pieces leave the cart once.
    if (entry.kind === 'send' && bought.delete(entry.attempt)) {
      const left = possibleOf(entry.who).map((each) => ({ ...each, cart: without(each.cart, entry.lines) }))
      carts.set(entry.who, left)
    }
    if (entry.kind === 'read') {
      const possible = possibleOf(entry.who)
      const shown = add('', entry.lines)
      const left = widest(possible.flatMap((each) => lateAfter(shown, each, entry.at - LATE_MS)))
      if (left.length === 0) {
        const held = [...new Set(possible.map(({ cart }) => cart))].join('” or “')
        found.push(`the cart of ${entry.who} held “${shown}” and not “${held}”`)
      }
      const lates = left.length === 0 ? [[]] : left
      carts.set(
        entry.who,
        lates.map((late) => ({ cart: shown, late })),
      )
    }
  }
  return found
}

/** Those that leave room for more than another does: else each change that nobody answered would double them. */
function widest(lates: Late[][]): Late[][] {
  const kept: Late[][] = []
  for (const late of lates.toSorted((a, b) => b.length - a.length))
    if (!kept.some((wider) => late.every((one) => wider.includes(one)))) kept.push(late)
  return kept
}

/** What may come about later, for each way in which changes since then, that nobody answered, made the cart what was shown. */
function lateAfter(shown: Cart, { cart, late }: Possibility, since: number): Late[][] {
  const open = late.filter(({ at }) => at >= since)
  if (cart === shown) return [open]
  const fills = open.filter(({ lines }) => lines)
  const clears = open.filter(({ lines }) => !lines)
  const byFills = leftAfter(shown, cart, fills).map((left) => [...left, ...clears])
  const byClear = leftAfter(shown, '', fills).map((left) => [...left, ...clears.slice(1)])
  return clears.length > 0 ? [...byFills, ...byClear] : byFills
}

/** Of the fills those that are left, for each choice of others by which a cart becomes what was shown; of equal ones the oldest is chosen. */
function leftAfter(shown: Cart, cart: Cart, fills: Late[]): Late[][] {
  if (cart === shown) return [fills]
  const [first, ...others] = fills
  if (!first) return []
  const filled = add(cart, first.lines ?? [])
  const byIt = isWithin(filled, shown) ? leftAfter(shown, filled, others) : []
  const put = add('', first.lines ?? [])
  const isEqual = ({ lines = [] }: Late) => add('', lines) === put
  const equals = fills.filter(isEqual)
  const unequal = others.filter((fill) => !isEqual(fill))
  return [...byIt, ...leftAfter(shown, cart, unequal).map((left) => [...equals, ...left])]
}

function isWithin(cart: Cart, whole: Cart): boolean {
  const most = linesOf(whole)
  return [...linesOf(cart)].every(([name, quantity]) => quantity <= (most.get(name) ?? 0))
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
