import type { Pieces } from './stock.queries.ts'

/** Equal product and size added up; `at`: the first of them, which a refusal names. */
export function addedUp<Item extends Pieces>(items: Item[]): (Item & { at: number })[] {
  const sums = new Map<string, Item & { at: number }>()
  for (const [at, item] of items.entries()) {
    const known = sums.get(keyOf(item))
    if (known) known.quantity += item.quantity
    else sums.set(keyOf(item), { ...item, at })
  }
  return [...sums.values()]
}

export function samePieces<Other extends PieceKey>(among: Other[], piece: PieceKey): Other | undefined {
  return among.find((other) => keyOf(other) === keyOf(piece))
}

type PieceKey = Pick<Pieces, 'productId' | 'size'>

function keyOf({ productId, size }: PieceKey): string {
  return `${productId} ${size}`
}
