interface FairLine {
  concurrency: number
  waiting: number
  /** Slots of a key, working and waiting. */
  most: number
  refusal: () => Error
}

interface Waiting {
  keys: string[]
  begin: () => void
  refuse: () => void
}

/** Bounded and fair: when full, who holds least takes the last slot of who holds most. Keys: addresses, accounts. */
export function createFairLimiter({
  concurrency,
  waiting,
  most,
  refusal,
}: FairLine): <Result>(keys: string[], work: () => Promise<Result>) => Promise<Result> {
  const line: Waiting[] = []
  const held = new Map<string, number>()
  let running = 0

  const heldBy = (keys: string[]) => Math.max(...keys.map((key) => held.get(key) ?? 0))
  const hold = (keys: string[], change: 1 | -1) => {
    for (const key of keys) {
      const count = (held.get(key) ?? 0) + change
      if (count > 0) held.set(key, count)
      else held.delete(key)
    }
  }
  const makeRoom = (keys: string[]): boolean => {
    const greediest = Math.max(...line.map((place) => heldBy(place.keys)))
    if (greediest <= heldBy(keys)) return false
    const at = line.findLastIndex((place) => heldBy(place.keys) === greediest)
    line.splice(at, 1)[0]?.refuse()
    return true
  }
  const stand = async (keys: string[]): Promise<void> => {
    if (line.length >= waiting && !makeRoom(keys)) throw refusal()
    await new Promise<void>((begin, reject) => line.push({ keys, begin, refuse: () => reject(refusal()) }))
  }
  const takeTurn = async <Result>(keys: string[], work: () => Promise<Result>): Promise<Result> => {
    if (running < concurrency) running += 1
    else await stand(keys)
    try {
      return await work()
    } finally {
      // Handed over, so that no newcomer slips in.
      const next = line.shift()
      if (next) next.begin()
      else running -= 1
    }
  }
  return async (keys, work) => {
    if (heldBy(keys) >= most) throw refusal()
    hold(keys, 1)
    try {
      return await takeTurn(keys, work)
    } finally {
      hold(keys, -1)
    }
  }
}
