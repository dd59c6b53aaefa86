import { correctionOf } from './reed-solomon.ts'

/** Of versions 1 to 10, with the least correction (L), as on a screen: [correction bytes a block, blocks, bytes in all]. */
const VERSIONS = [
  [7, 1, 26],
  [10, 1, 44],
  [15, 1, 70],
  [20, 1, 100],
  [26, 1, 134],
  [18, 2, 172],
  [20, 2, 196],
  [24, 2, 242],
  [30, 2, 292],
  [18, 4, 346],
] as const
const ALIGNED_AT = [[], [6, 18], [6, 22], [6, 26], [6, 30], [6, 34], [6, 22, 38], [6, 24, 42], [6, 26, 46], [6, 28, 50]]
/** Level L and mask 0, as the standard codes them. */
const FORMAT = 0x77c4
export const LONGEST_QR_BYTES = 271

/** A QR code (ISO 18004) as the path of an SVG whose view box is `size` wide: dark modules, with the quiet zone around. */
export function qrCodeOf(text: string): { size: number; path: string } {
  const modules = modulesOf(new TextEncoder().encode(text))
  const rows = modules.map((row, y) =>
    row.map((isDark, x) => (isDark ? `M${x + QUIET} ${y + QUIET}h1v1h-1z` : '')).join(''),
  )
  return { size: modules.length + 2 * QUIET, path: rows.join('') }
}
const QUIET = 4

export function modulesOf(bytes: Uint8Array): boolean[][] {
  const version = VERSIONS.findIndex((_, at) => bytes.length <= roomIn(at)) + 1
  if (version === 0) throw new Error(`A QR code holds ${LONGEST_QR_BYTES} bytes here, not ${bytes.length}.`)
  const grid = new Grid(version)
  grid.draw(interleaved(codewordsOf(bytes, version), version))
  return grid.dark
}

function roomIn(at: number): number {
  return dataBytes(at + 1) - (at + 1 < 10 ? 2 : 3)
}

function dataBytes(version: number): number {
  const [correction, blocks, all] = VERSIONS[version - 1] ?? VERSIONS[0]
  return all - correction * blocks
}

/** Byte mode, its length, the bytes, an end, and padding. */
function codewordsOf(bytes: Uint8Array, version: number): number[] {
  const written = (value: number, length: number) => value.toString(2).padStart(length, '0')
  const room = dataBytes(version) * 8
  const bits = `0100${written(bytes.length, version < 10 ? 8 : 16)}${[...bytes].map((byte) => written(byte, 8)).join('')}`
  const ended = bits + '0'.repeat(Math.min(4, room - bits.length))
  const whole = ended.padEnd(Math.ceil(ended.length / 8) * 8, '0')
  return (whole.padEnd(room, written(0xec11, 16)).match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2))
}

function interleaved(data: number[], version: number): number[] {
  const [correction, count] = VERSIONS[version - 1] ?? VERSIONS[0]
  const short = Math.floor(data.length / count)
  const longOnes = data.length % count
  const blocks = Array.from({ length: count }, (_, at) => {
    const isLong = at >= count - longOnes
    const from = at * short + Math.max(0, at - (count - longOnes))
    return data.slice(from, from + short + (isLong ? 1 : 0))
  })
  const woven = (parts: number[][]) =>
    Array.from({ length: Math.max(...parts.map(({ length }) => length)) }, (_, at) =>
      parts.flatMap((part) => (at < part.length ? [part[at] ?? 0] : [])),
    ).flat()
  return [...woven(blocks), ...woven(blocks.map((block) => correctionOf(block, correction)))]
}

class Grid {
  readonly dark: boolean[][]
  readonly #size: number
  readonly #isFixed: boolean[][]

  constructor(version: number) {
    this.#size = 17 + 4 * version
    const empty = () => Array.from({ length: this.#size }, () => Array<boolean>(this.#size).fill(false))
    this.dark = empty()
    this.#isFixed = empty()
    this.#finders()
    this.#alignments(version)
    this.#timing()
    this.#format()
    if (version >= 7) this.#version(version)
  }

  /** In pairs of columns from the right, upwards and downwards in turn, around what is fixed; mask 0. */
  draw(codewords: number[]): void {
    const bits = codewords.flatMap((byte) => Array.from({ length: 8 }, (_, at) => ((byte >>> (7 - at)) & 1) === 1))
    let next = 0
    for (let right = this.#size - 1; right >= 1; right -= 2) {
      if (right === 6) right = 5
      const isUpwards = ((right + 1) & 2) === 0
      for (let step = 0; step < this.#size; step += 1) {
        const y = isUpwards ? this.#size - 1 - step : step
        for (const x of [right, right - 1]) {
          if (this.#isFixed[y]?.[x]) continue
          this.#put(x, y, (bits[next] ?? false) !== ((x + y) % 2 === 0))
          next += 1
        }
      }
    }
  }

  #put(x: number, y: number, isDark: boolean): void {
    const row = this.dark[y]
    if (row && x >= 0 && x < this.#size) row[x] = isDark
  }

  #fix(x: number, y: number, isDark: boolean): void {
    this.#put(x, y, isDark)
    const row = this.#isFixed[y]
    if (row && x >= 0 && x < this.#size) row[x] = true
  }

  #timing(): void {
    for (let at = 8; at < this.#size - 8; at += 1) {
      this.#fix(6, at, at % 2 === 0)
      this.#fix(at, 6, at % 2 === 0)
    }
  }

  #finders(): void {
    const far = this.#size - 4
    for (const [x, y] of [
      [3, 3],
      [far, 3],
      [3, far],
    ] as const)
      this.#rings(x, y, 4, [0, 1, 3])
  }

  #alignments(version: number): void {
    const places = ALIGNED_AT[version - 1] ?? []
    const last = places.at(-1)
    for (const x of places)
      for (const y of places) {
        const isFinder = (x === 6 && (y === 6 || y === last)) || (x === last && y === 6)
        if (!isFinder) this.#rings(x, y, 2, [0, 2])
      }
  }

  #rings(x: number, y: number, reach: number, dark: number[]): void {
    for (let dy = -reach; dy <= reach; dy += 1)
      for (let dx = -reach; dx <= reach; dx += 1)
        this.#fix(x + dx, y + dy, dark.includes(Math.max(Math.abs(dx), Math.abs(dy))))
  }

  #format(): void {
    const bit = (at: number) => ((FORMAT >>> at) & 1) === 1
    const size = this.#size
    for (let at = 0; at < 15; at += 1) {
      const down = at < 6 ? at : at < 8 ? at + 1 : size - 15 + at
      this.#fix(8, down, bit(at))
      const along = at < 8 ? size - 1 - at : at === 8 ? 7 : 14 - at
      this.#fix(along, 8, bit(at))
    }
    this.#fix(8, size - 8, true)
  }

  #version(version: number): void {
    let rest = version
    for (let at = 0; at < 12; at += 1) rest = (rest << 1) ^ ((rest >>> 11) * 0x1f25)
    const bits = (version << 12) | rest
    for (let at = 0; at < 18; at += 1) {
      const [along, down] = [this.#size - 11 + (at % 3), Math.floor(at / 3)]
      const isDark = ((bits >>> at) & 1) === 1
      this.#fix(along, down, isDark)
      this.#fix(down, along, isDark)
    }
  }
}
