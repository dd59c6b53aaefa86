/** Chance that can be had again: the same seed gives the same run, as far as two processes and a disk allow. */
export interface Random {
  /** From 0 up to, not including, `below`. */
  whole(below: number): number
  pick<Thing>(things: readonly [Thing, ...Thing[]]): Thing
  isOnceIn(times: number): boolean
}

/** Mulberry32: small, quick, and good enough to choose what to break next. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const whole = (below: number) => Math.floor(next() * below)
  return {
    whole,
    pick: ([first, ...others]) => [first, ...others][whole(others.length + 1)] ?? first,
    isOnceIn: (times) => whole(times) === 0,
  }
}
