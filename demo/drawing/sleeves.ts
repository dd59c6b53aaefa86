import type { Canvas } from './canvas.ts'
import { fold, piece } from './cloth.ts'
import { shadeOf } from './colour.ts'
import { mirror, type Point } from './path.ts'
import type { Print } from './pattern.ts'
import { ribs, type Torso, xy } from './torso.ts'

export interface Sleeve {
  length: number
  /** Degrees from hanging straight down. */
  angle: number
  cuff: number
}

interface SleeveCut {
  outline: string
  cuffLine: string
  cuff: (height: number) => string
  axis: readonly [number, number, number, number]
  angle: number
}

/** The right sleeve, and where its cuff and its light lie. */
export function sleeveCut(t: Torso, { length, angle, cuff }: Sleeve): SleeveCut {
  const turn = (angle * Math.PI) / 180
  const [dx, dy] = [Math.sin(turn), Math.cos(turn)]
  const [px, py] = [-dy, dx]
  const [s, a] = [t.shoulder, t.armpit]
  const from = (p: Point, along: number, inward: number): Point => [
    p[0] + dx * along + px * inward,
    p[1] + dy * along + py * inward,
  ]
  const outer = from(s, length, -2)
  const inner = from(outer, 0, cuff)
  const bow = Math.min(26, length * 0.08)
  const [c1, c2] = [from(s, length * 0.22, -bow), from(s, length * 0.6, -bow * 0.7)]
  const elbow = from(inner, -length * 0.4, 6)
  const pit: Point = [a[0] + (inner[0] - a[0]) * 0.16, a[1] + (inner[1] - a[1]) * 0.12 + 4]
  const outline = `M${xy(s[0] - 12, s[1] - 3)}C${xy(s[0] + 8, s[1])} ${xy(...c1)} ${xy(...c2)}C${xy(...from(s, length * 0.8, -bow * 0.35))} ${xy(...from(outer, -length * 0.08, 0))} ${xy(...outer)}C${xy(...from(outer, 5, cuff * 0.3))} ${xy(...from(outer, 5, cuff * 0.7))} ${xy(...inner)}C${xy(...elbow)} ${xy(...pit)} ${xy(a[0] - 2, a[1] + 6)}L${xy(a[0] - 40, a[1] - 10)}Z`
  const cuffLine = `M${xy(...outer)}C${xy(...from(outer, 5, cuff * 0.3))} ${xy(...from(outer, 5, cuff * 0.7))} ${xy(...inner)}`
  const band = (height: number) =>
    `M${xy(...from(outer, -height, -3))}C${xy(...from(outer, -height + 6, cuff * 0.3))} ${xy(...from(outer, -height + 6, cuff * 0.7))} ${xy(...from(inner, -height, 5))}L${xy(...from(inner, 1, 2))}C${xy(...from(outer, 7, cuff * 0.7))} ${xy(...from(outer, 7, cuff * 0.3))} ${xy(...from(outer, 1, -2))}Z`
  const middle = from(s, length * 0.55, 0)
  const wide = cuff * 1.25
  return {
    outline,
    cuffLine,
    cuff: band,
    axis: [middle[0] + px * wide, middle[1] + py * wide, middle[0], middle[1]],
    angle,
  }
}

export interface SleeveLook {
  colour: string
  print?: Print
  /** Drawn at the cuff and clipped to the sleeve; gets the right sleeve's cuff line. */
  trim?: (cuffLine: string, side: 1 | -1) => string
  cuff?: { height: number; colour: string; ribbed?: boolean }
}

/** Both sleeves, with creases at the elbow; the light runs from left to right on each. */
export function sleeves(canvas: Canvas, t: Torso, sleeve: Sleeve, look: SleeveLook): string {
  const cut = sleeveCut(t, sleeve)
  return ([1, -1] as const).map((side) => oneSleeve(canvas, t, sleeve, look, cut, side)).join('')
}

function oneSleeve(canvas: Canvas, t: Torso, sleeve: Sleeve, look: SleeveLook, cut: SleeveCut, side: 1 | -1): string {
  const turned = (d: string) => (side === 1 ? d : mirror(d))
  const { colour, print, trim, cuff } = look
  const [x1, y1, x2, y2] = cut.axis
  const axis = side === 1 ? ([x1, y1, x2, y2] as const) : ([-x2, y2, -x1, y1] as const)
  const [ax, ay] = t.armpit
  const [ox, oy] = [
    t.shoulder[0] + Math.sin((cut.angle * Math.PI) / 180) * sleeve.length,
    t.shoulder[1] + Math.cos((cut.angle * Math.PI) / 180) * sleeve.length,
  ]
  const long = sleeve.length > 260
  const at = (share: number, inward: number): Point => [
    side * (ax + (ox - ax) * share - inward),
    ay + (oy - ay) * share,
  ]
  const creases = long
    ? [
        fold(canvas, colour, at(0, 16), at(0.42, -10), 22, 1),
        fold(canvas, colour, at(0.36, 30), at(0.56, -16), 15, 0.9),
        fold(canvas, colour, at(0.5, -14), at(0.95, 8), 16, 0.8),
        fold(canvas, colour, at(0.9, 30), at(0.66, 4), 12, 0.8),
      ]
    : [fold(canvas, colour, at(0, 20), at(0.7, 4), 18, 0.9), fold(canvas, colour, at(0.15, 46), at(0.95, 30), 14, 0.7)]
  const edge = turned(cut.cuffLine)
  const stitch = cuff
    ? ''
    : `<path d="${edge}" transform="translate(0 -12)" fill="none" stroke="${shadeOf(colour)}" stroke-opacity=".35" stroke-width="1.5" stroke-dasharray="5 4"/>`
  const body = piece(canvas, turned(cut.outline), {
    colour,
    axis,
    over: creases.join('') + stitch,
    ...(print ? { print: { ...print, angle: (print.angle ?? 0) - side * cut.angle } } : {}),
    ...(trim ? { under: trim(edge, side) } : {}),
  })
  if (!cuff) return body
  const band = turned(cut.cuff(cuff.height))
  return (
    body +
    piece(canvas, band, {
      colour: cuff.colour,
      axis,
      over: cuff.ribbed
        ? ribs(edge, cuff.colour, cuff.height)
        : `<path d="${edge}" transform="translate(0 -6)" fill="none" stroke="${shadeOf(cuff.colour)}" stroke-opacity=".4" stroke-width="1.5" stroke-dasharray="5 4"/>`,
    })
  )
}
