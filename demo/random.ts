/** Pseudo-random numbers that come out the same for the same seed, on every machine. */
export interface Random {
  /** From 0 up to, not including, 1. */
  share(): number
  /** A whole number from 0 up to, not including, `below`. */
  whole(below: number): number
  /** A whole number, both ends included. */
  between(least: number, most: number): number
  pick<Thing>(things: readonly Thing[]): Thing
  isOnceIn(times: number): boolean
}

/** Mulberry32: small and quick, good enough for drawings, goods and what to break next. */
export function createRandom(seed: number): Random {
  let state = (seed * 2654435761) >>> 0
  const share = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const whole = (below: number) => Math.floor(share() * below)
  return {
    share,
    whole,
    between: (least, most) => least + whole(most - least + 1),
    pick(things) {
      const found = things[whole(things.length)]
      if (found === undefined) throw new Error('Nothing to pick from.')
      return found
    },
    isOnceIn: (times) => whole(times) === 0,
  }
}
