/** What neighbours on the home page should not share, dearest first. */
export interface Mixed {
  audience: string
  kind: string
  dye: string
  store: string
  /** 0 to 1: where in the list it would fall if its line were spread evenly. */
  share: number
}

const WINDOW = 30
const LOOK_BACK = 6

/** Spreads every line over the whole list, then lets the least similar of the next few go first. */
export function mixed<T extends Mixed>(goods: readonly T[]): T[] {
  const waiting = [...goods].sort((a, b) => a.share - b.share)
  const order: T[] = []
  while (waiting.length > 0) {
    const recent = order.slice(-LOOK_BACK).reverse()
    const likeness = (one: T) =>
      recent.reduce((sum, other, ago) => {
        const near = LOOK_BACK - ago
        const alike =
          (one.kind === other.kind ? 9 : 0) + (one.dye === other.dye ? 4 : 0) + (one.store === other.store ? 3 : 0)
        return sum + near * alike + (ago < 2 && one.audience === other.audience ? 12 : 0)
      }, 0)
    const scores = waiting.slice(0, WINDOW).map((one, place) => likeness(one) + place * 0.8)
    const [best] = waiting.splice(scores.indexOf(Math.min(...scores)), 1)
    if (best) order.push(best)
  }
  return order
}
