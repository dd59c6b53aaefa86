/** How often keys were asked for lately: a count-min sketch that halves itself (TinyLFU, Einziger et al. 2017). */
export interface FrequencySketch {
  note(key: string): void
  /** At least as often as it was asked since the last halvings, 255 at most. */
  estimate(key: string): number
}

const ROWS = 4
/** Asked so many times a counter in all, everything counts half. */
const LIFE = 10
const MOST = 255

/** `keys`: about how many are to be told apart; it takes 4 bytes for each. */
export function createFrequencySketch(keys: number): FrequencySketch {
  const width = 2 ** Math.ceil(Math.log2(Math.max(64, keys)))
  const counters = new Uint8Array(width * ROWS)
  const places = new Uint32Array(ROWS)
  let noted = 0

  const locate = (key: string) => {
    const first = hashOf(key)
    const second = mix(first) | 1
    for (let row = 0; row < ROWS; row += 1)
      places[row] = row * width + (mix(first + Math.imul(row, second)) & (width - 1))
  }
  const least = () => places.reduce((fewest, place) => Math.min(fewest, counters[place] ?? 0), MOST)

  return {
    note(key) {
      locate(key)
      const fewest = least()
      // Conservative update: what another key raised stays.
      if (fewest < MOST) for (const place of places) if (counters[place] === fewest) counters[place] = fewest + 1
      noted += 1
      if (noted < width * LIFE) return
      noted = Math.floor(noted / 2)
      for (let at = 0; at < counters.length; at += 1) counters[at] = (counters[at] ?? 0) >>> 1
    },
    estimate(key) {
      locate(key)
      return least()
    },
  }
}

/** FNV-1a. */
function hashOf(key: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < key.length; at += 1) hash = Math.imul(hash ^ key.charCodeAt(at), 0x01000193)
  return hash
}

/** Of MurmurHash3: every bit of the outcome depends on every bit of the number. */
function mix(number: number): number {
  let bits = number
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b)
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35)
  return (bits ^ (bits >>> 16)) >>> 0
}
