/** A message of PostgreSQL’s protocol, whole. `kind` is its letter; the first of a connection has none. */
export interface Frame {
  kind: string
  bytes: Buffer
}

const LETTER_BYTES = 1
const LENGTH_BYTES = 4

/** Cuts a stream of bytes into PostgreSQL’s messages, however the network has cut it. */
export function createFrames(options: { beginsWithoutLetter: boolean }): (chunk: Buffer) => Frame[] {
  let rest: Buffer = Buffer.alloc(0)
  let hasLetter = !options.beginsWithoutLetter
  return (chunk) => {
    rest = Buffer.concat([rest, chunk])
    const frames: Frame[] = []
    for (;;) {
      const letter = hasLetter ? LETTER_BYTES : 0
      if (rest.length < letter + LENGTH_BYTES) return frames
      const size = letter + rest.readInt32BE(letter)
      if (rest.length < size) return frames
      frames.push({ kind: rest.toString('latin1', 0, letter), bytes: rest.subarray(0, size) })
      rest = rest.subarray(size)
      hasLetter = true
    }
  }
}
