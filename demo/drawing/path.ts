export type Point = readonly [number, number]
interface Curve {
  a: Point
  b: Point
  to: Point
}
interface Outline {
  start: Point
  curves: Curve[]
}
export interface Spot {
  x: number
  y: number
  /** Direction of travel, in degrees. */
  angle: number
}

export const round = (n: number) => Math.round(n * 10) / 10
const between = (p: Point, q: Point, t: number): Point => [p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t]
const shown = (p: Point) => `${round(p[0])},${round(p[1])}`

/** Reads absolute M, L, C and Z only, which is all our outlines are drawn with; lines become straight curves. */
function outlineOf(d: string): Outline {
  let start: Point = [0, 0]
  let here: Point = start
  const curves: Curve[] = []
  for (const [, command, rest] of d.matchAll(/([MLC])([^MLCZ]*)/g)) {
    const numbers = (rest ?? '').match(/-?[\d.]+(?:e-?\d+)?/g)?.map(Number) ?? []
    const points: Point[] = []
    for (let i = 0; i + 1 < numbers.length; i += 2) points.push([numbers[i] ?? 0, numbers[i + 1] ?? 0])
    if (command === 'M') start = here = points[0] ?? start
    if (command === 'L') {
      for (const to of points) {
        curves.push({ a: between(here, to, 1 / 3), b: between(here, to, 2 / 3), to })
        here = to
      }
    }
    if (command === 'C') {
      for (let i = 0; i + 2 < points.length; i += 3) {
        const [a, b, to] = [points[i] ?? here, points[i + 1] ?? here, points[i + 2] ?? here]
        curves.push({ a, b, to })
        here = to
      }
    }
  }
  return { start, curves }
}

const drawn = ({ start, curves }: Outline) =>
  `M${shown(start)}${curves.map((c) => `C${shown(c.a)} ${shown(c.b)} ${shown(c.to)}`).join('')}`

const flipped = ({ start, curves }: Outline): Outline => {
  const flip = (p: Point): Point => [-p[0], p[1]]
  return { start: flip(start), curves: curves.map((c) => ({ a: flip(c.a), b: flip(c.b), to: flip(c.to) })) }
}

function reversed({ start, curves }: Outline): Outline {
  const stops = [start, ...curves.map((c) => c.to)]
  const back = curves.map((c, i) => ({ a: c.b, b: c.a, to: stops[i] ?? start })).reverse()
  return { start: stops.at(-1) ?? start, curves: back }
}

/** The other side of a garment: x is measured from the middle of the picture. */
export const mirror = (d: string) => drawn(flipped(outlineOf(d))) + (d.includes('Z') ? 'Z' : '')

/** A whole outline from its right half, drawn from the middle on top to the middle below. */
export function symmetric(half: string): string {
  const right = outlineOf(half)
  const left = reversed(flipped(right))
  return `${drawn(right)}${drawn(left).replace(/^M/, 'L')}Z`
}

/** An open line across the garment (neckline, hem) from its right half, drawn from the middle outwards. */
export function across(half: string): string {
  const right = outlineOf(half)
  const left = reversed(flipped(right))
  return drawn({ start: left.start, curves: [...left.curves, ...right.curves] })
}

export function boundsOf(d: string): { left: number; right: number; top: number; bottom: number } {
  const { start, curves } = outlineOf(d)
  const points = [start, ...curves.flatMap((c) => [between(c.a, c.b, 0.5), c.to])]
  const [xs, ys] = [points.map((p) => p[0]), points.map((p) => p[1])]
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) }
}

/** Evenly spaced places along a line, for beads, motifs and tassels; `shift` moves them to the right of travel. */
export function spotsAlong(d: string, step: number, shift = 0): Spot[] {
  const { start, curves } = outlineOf(d)
  const trail: Point[] = [start]
  let here = start
  for (const { a, b, to } of curves) {
    for (let i = 1; i <= 24; i += 1) {
      const t = i / 24
      const [p, q, r] = [between(here, a, t), between(a, b, t), between(b, to, t)]
      trail.push(between(between(p, q, t), between(q, r, t), t))
    }
    here = to
  }
  const spots: Spot[] = []
  let due = step / 2
  for (let i = 1; i < trail.length; i += 1) {
    const [p, q] = [trail[i - 1] ?? start, trail[i] ?? start]
    const [dx, dy] = [q[0] - p[0], q[1] - p[1]]
    const length = Math.hypot(dx, dy)
    while (length > 0 && due <= length) {
      const [x, y] = between(p, q, due / length)
      const angle = (Math.atan2(dy, dx) * 180) / Math.PI
      spots.push({ x: round(x - (dy / length) * shift), y: round(y + (dx / length) * shift), angle: round(angle) })
      due += step
    }
    due -= length
  }
  return spots
}
