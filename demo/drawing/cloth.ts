import { type Canvas, define } from './canvas.ts'
import { lighter, lightnessOf, shadeOf } from './colour.ts'
import { boundsOf, round } from './path.ts'
import { type Print, patternFill, turnedLines } from './pattern.ts'

export interface PieceOptions {
  colour: string
  /** Printed or woven with the picture's pattern. */
  print?: Print
  /** The way light falls over the piece, from the lit edge to the dark one; by default from left to right. */
  axis?: readonly [number, number, number, number]
  /** Drawn under the shading and clipped to the piece: borders, stripes, prints. */
  under?: string
  /** Drawn over the shading and clipped to the piece: folds, seams. */
  over?: string
  depth?: number
  casts?: boolean
}

/** One cut of cloth: colour, pattern, weave, soft round light, folds and a thin edge. */
export function piece(canvas: Canvas, d: string, options: PieceOptions): string {
  const { colour, print, under = '', over = '', depth = 1, casts = true } = options
  if (casts) canvas.silhouettes.push({ d, transform: canvas.transform })
  const box = boundsOf(d)
  const middle = (box.top + box.bottom) / 2
  const axis = options.axis ?? [box.left, middle, box.right, middle + (box.right - box.left) * 0.18]
  const clip = define(canvas, `clip ${d}`, (id) => `<clipPath id="${id}"><path d="${d}"/></clipPath>`)
  const lines = print ? turnedLines(canvas, colour, print, box) : ''
  const fill = print && !lines ? patternFill(canvas, colour, print) : ''
  const sheet = (paint: string) => `<path d="${d}" fill="url(#${paint})"/>`
  return [
    `<path d="${d}" fill="${colour}"/>`,
    fill && sheet(fill),
    (lines || under) && `<g clip-path="url(#${clip})">${lines}${under}</g>`,
    sheet(weave(canvas, colour)),
    sheet(roundLight(canvas, colour, axis, depth)),
    over && `<g clip-path="url(#${clip})">${over}</g>`,
    `<path d="${d}" fill="none" stroke="${shadeOf(colour)}" stroke-opacity=".42" stroke-width="1.6"/>`,
  ].join('')
}

function weave(canvas: Canvas, colour: string): string {
  const ink = lightnessOf(colour) > 0.45 ? shadeOf(colour) : lighter(colour, 0.6)
  return define(
    canvas,
    `weave ${ink}`,
    (id) =>
      `<pattern id="${id}" width="5" height="5" patternUnits="userSpaceOnUse"><path d="M0,1H2.5M2.5,3.5H5" stroke="${ink}" stroke-opacity=".1" stroke-width="1"/></pattern>`,
  )
}

/** Light cloth takes weak shadows, dark cloth needs a stronger sheen to show its form at all. */
function roundLight(canvas: Canvas, colour: string, axis: readonly number[], depth: number): string {
  const [x1 = 0, y1 = 0, x2 = 1, y2 = 0] = axis.map(round)
  const light = lightnessOf(colour)
  const shade = shadeOf(colour)
  const dark = (0.62 - light * 0.3) * depth
  const sheen = (0.22 - light * 0.06) * depth
  const stop = (offset: number, ink: string, opacity: number) =>
    `<stop offset="${offset}" stop-color="${ink}" stop-opacity="${round(opacity * 100) / 100}"/>`
  return define(
    canvas,
    `light ${colour} ${x1} ${y1} ${x2} ${y2} ${depth}`,
    (id) =>
      `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${[
        stop(0, shade, dark * 0.42),
        stop(0.1, shade, dark * 0.06),
        stop(0.13, '#fff6e6', 0),
        stop(0.3, '#fff6e6', sheen),
        stop(0.5, '#fff6e6', 0),
        stop(0.52, shade, 0),
        stop(0.82, shade, dark * 0.36),
        stop(1, shade, dark * 0.8),
      ].join('')}</linearGradient>`,
  )
}

/** A soft fold: a lens lit on one side and dark on the other, tapering at both ends. `bend` bows it sideways. */
export function fold(
  canvas: Canvas,
  colour: string,
  from: readonly [number, number],
  to: readonly [number, number],
  width: number,
  strength = 1,
  bend = 0,
): string {
  const light = lightnessOf(colour)
  const ink = shadeOf(colour)
  const paint = define(
    canvas,
    `fold ${colour}`,
    (id) =>
      `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff6e6" stop-opacity="0"/><stop offset=".24" stop-color="#fff6e6" stop-opacity="${round((0.3 - light * 0.1) * 10) / 10}"/><stop offset=".46" stop-color="#fff6e6" stop-opacity="0"/><stop offset=".48" stop-color="${ink}" stop-opacity="0"/><stop offset=".66" stop-color="${ink}" stop-opacity="${round((0.72 - light * 0.3) * 100) / 100}"/><stop offset="1" stop-color="${ink}" stop-opacity="0"/></linearGradient>`,
  )
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const length = round(Math.hypot(dx, dy))
  // Folds running down are lit on their left, whichever end they were drawn from.
  const turn = round((Math.atan2(dy, dx) * 180) / Math.PI)
  const lit = dy > 0 || (dy === 0 && dx > 0) ? -1 : 1
  const [p, q] = [round(length * 0.3), round(length * 0.7)]
  const d = `M0,0C${p},${round(bend - width)} ${q},${round(bend - width)} ${length},0C${q},${round(bend + width)} ${p},${round(bend + width)} 0,0Z`
  return `<path transform="translate(${round(from[0])} ${round(from[1])}) rotate(${turn}) scale(1 ${lit})" d="${d}" fill="url(#${paint})" fill-opacity="${round(strength * 0.62 * 100) / 100}"/>`
}

/** Sewn line: a thin groove, or a row of stitches when `dash` is given. */
export function seam(d: string, colour: string, width = 2, dash = ''): string {
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${dash && ` stroke-dasharray="${dash}"`}/>`
}
