import type { Canvas } from './canvas.ts'
import { fold, piece, seam } from './cloth.ts'
import { darker, shadeOf } from './colour.ts'
import { across, mirror, type Point, round, symmetric } from './path.ts'

/** The right half of anything with a neck; x from the middle of the garment. */
export interface Torso {
  neck: { width: number; y: number; depth: number; shape?: 'round' | 'vee' | 'square' }
  shoulder: Point
  armpit: Point
  waist: Point
  hem: Point
  /** How much lower the hem hangs in the middle than at the sides. */
  hemDrop?: number
  /** Height of the side slit above the hem. */
  slit?: number
}

export const xy = (x: number, y: number) => `${round(x)},${round(y)}`

/** Neckline from the middle to the neck point. */
export function neckHalf({ neck }: Torso, lift = 0, narrow = 0): string {
  const { width, y, depth, shape = 'round' } = neck
  const w = width - narrow
  const low = y + depth - lift
  const high = y - lift * 0.8
  if (shape === 'vee')
    return `M0,${low}C${xy(w * 0.3, low - depth * 0.4)} ${xy(w * 0.8, high + depth * 0.35)} ${xy(w, high)}`
  if (shape === 'square')
    return `M0,${low}L${xy(w * 0.78, low - 4)}C${xy(w * 0.9, low - 10)} ${xy(w * 0.94, high + 30)} ${xy(w, high)}`
  return `M0,${low}C${xy(w * 0.55, low)} ${xy(w * 0.98, high + depth * 0.5)} ${xy(w, high)}`
}

/** Hem from the middle outwards, and the whole of it. */
const hemHalf = ({ hem, hemDrop = 6 }: Torso) =>
  `M0,${hem[1] + hemDrop}C${xy(hem[0] * 0.5, hem[1] + hemDrop)} ${xy(hem[0] * 0.8, hem[1] + hemDrop * 0.5)} ${xy(hem[0], hem[1])}`

export const hemline = (t: Torso) => across(hemHalf(t))

const armhole = ({ shoulder: s, armpit: a }: Torso) =>
  `C${xy(s[0] - 16, s[1] + (a[1] - s[1]) * 0.35)} ${xy(a[0] - 26, a[1] - (a[1] - s[1]) * 0.25)} ${xy(a[0], a[1])}`

export function bodyPath(t: Torso): string {
  const { neck, shoulder: s, armpit: a, waist: w, hem: h, hemDrop = 6 } = t
  const n = neck.width
  const side = `C${xy(a[0] - 2, a[1] + (w[1] - a[1]) * 0.35)} ${xy(w[0], w[1] - (w[1] - a[1]) * 0.35)} ${xy(w[0], w[1])}C${xy(w[0], w[1] + (h[1] - w[1]) * 0.35)} ${xy(h[0] - (h[0] - w[0]) * 0.3, h[1] - (h[1] - w[1]) * 0.35)} ${xy(h[0], h[1])}`
  const shoulderLine = `C${xy(n + (s[0] - n) * 0.4, neck.y + (s[1] - neck.y) * 0.28)} ${xy(n + (s[0] - n) * 0.75, neck.y + (s[1] - neck.y) * 0.6)} ${xy(s[0], s[1])}`
  const hem = `C${xy(h[0] * 0.8, h[1] + hemDrop * 0.5)} ${xy(h[0] * 0.5, h[1] + hemDrop)} 0,${round(h[1] + hemDrop)}`
  return symmetric(`${neckHalf(t)}${shoulderLine}${armhole(t)}${side}${hem}`)
}

/** Knitted rib: short lines across a band lying along `edge`. */
export const ribs = (edge: string, colour: string, height: number) =>
  `<path d="${edge}" fill="none" stroke="${shadeOf(colour)}" stroke-opacity=".3" stroke-width="${height * 2.4}" stroke-dasharray="2.5 5"/>`

/** Armhole seams, which sit on the body over the sleeves. */
export function armholes(t: Torso, colour: string): string {
  const d = `M${xy(t.shoulder[0], t.shoulder[1])}${armhole(t)}`
  return [d, mirror(d)]
    .map((line) => `${seam(line, darker(colour, 0.5), 2.2).replace('/>', ' stroke-opacity=".5"/>')}`)
    .join('')
}

/** The hollow of the neck: the inside of the back, in shadow. */
export function backNeck(canvas: Canvas, t: Torso, colour: string): string {
  const rise = 26
  const { width, y, depth } = t.neck
  const d = symmetric(
    `M0,${y - rise * 0.3}C${xy(width * 0.5, y - rise * 0.3)} ${xy(width * 0.85, y - rise * 0.2)} ${xy(width + 3, y)}C${xy(width * 0.9, y + depth * 0.7)} ${xy(width * 0.5, y + depth + 6)} 0,${y + depth + 6}`,
  )
  return piece(canvas, d, { colour: darker(colour, 0.42), depth: 0.7 })
}

/** Folds every hanging body has: from the armpits inwards, and loose drapes rising from the hem. */
export function bodyFolds(canvas: Canvas, t: Torso, colour: string, loose = 1): string {
  const {
    armpit: [ax, ay],
    waist: [wx, wy],
    hem: [hx, hy],
  } = t
  const wobble = (n: number) => (canvas.random() - 0.5) * n
  const tall = hy - ay
  const folds = [
    fold(canvas, colour, [ax - 8, ay + 10], [ax * 0.34, ay + 110 + wobble(30)], 20, 0.9, 10),
    fold(canvas, colour, [-ax + 8, ay + 10], [-ax * 0.36, ay + 120 + wobble(30)], 20, 0.8, -10),
    fold(canvas, colour, [ax - 4, ay + 40], [ax * 0.6, ay + 190 + wobble(40)], 16, 0.7, 8),
    fold(canvas, colour, [-ax + 4, ay + 46], [-ax * 0.62, ay + 200 + wobble(40)], 16, 0.6, -8),
    fold(canvas, colour, [wx - 4, wy - 30], [wx * 0.5, wy + 30 + wobble(20)], 14, 0.7),
    fold(canvas, colour, [-wx + 4, wy - 20], [-wx * 0.5, wy + 36 + wobble(20)], 14, 0.6),
  ]
  for (const [share, rise] of [
    [-0.72, 0.52],
    [-0.36, 0.66],
    [0.3, 0.7],
    [0.6, 0.44],
    [0.86, 0.6],
  ] as const) {
    const foot = hx * share + wobble(20)
    folds.push(
      fold(
        canvas,
        colour,
        [foot * 0.86, hy - tall * rise * (0.85 + canvas.random() * 0.3)],
        [foot, hy + 30],
        24 + canvas.random() * 14,
        loose,
        wobble(16),
      ),
    )
  }
  return folds.join('')
}

export function hemStitch(t: Torso, colour: string, rise = 16): string {
  return `<path d="${hemline(t)}" transform="translate(0 ${-rise})" fill="none" stroke="${shadeOf(colour)}" stroke-opacity=".4" stroke-width="1.6" stroke-dasharray="6 4"/>`
}
