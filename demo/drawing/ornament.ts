import type { Canvas } from './canvas.ts'
import { darker } from './colour.ts'
import { diamond, flower, leaf, motifsAt, paisley } from './motif.ts'
import { spotsAlong } from './path.ts'
import { readable } from './pattern.ts'

const line = (d: string, ink: string, width: number) =>
  `<path d="${d}" fill="none" stroke="${ink}" stroke-width="${width}" stroke-linejoin="round"/>`

/** A woven or stitched border along an edge; to be clipped by its piece, so only the inner half shows. `side` 1: cloth lies to the right of travel. */
export function border(
  canvas: Canvas,
  edge: string,
  width: number,
  side: 1 | -1,
  cloth = canvas.picture.fabric.second,
): string {
  const { thread, trim } = readable(cloth, canvas.picture.accents)
  const motif = canvas.picture.seed % 2 ? diamond(thread, trim) : flower(thread, trim)
  const inner =
    width < 26
      ? beads(edge, (side * width) / 2, 12, thread, width / 4.5)
      : motifsAt(spotsAlong(edge, width * 0.86, (side * width) / 2), motif, width / 46)
  return [
    line(edge, thread, width * 2 + 8),
    line(edge, darker(cloth, 0.12), width * 2 + 3),
    line(edge, cloth, width * 2),
    line(edge, thread, width * 2 * 0.86),
    line(edge, cloth, width * 2 * 0.86 - 4),
    inner,
    line(edge, thread, 8),
    line(edge, darker(cloth, 0.12), 4),
  ].join('')
}

/** Round beads beside a line, as one dashed stroke: cheaper than a hundred circles. */
function beads(d: string, shift: number, step: number, ink: string, size: number): string {
  const trail = spotsAlong(d, 7, shift).map(({ x, y }) => `${x},${y}`)
  return `<path d="M${trail.join('L')}" fill="none" stroke="${ink}" stroke-width="${size}" stroke-linecap="round" stroke-dasharray="0 ${step}"/>`
}

/** Needlework following a line (neckline, placket, hem): two stem lines, a row of leaves and flowers, beads outside. */
export function needlework(canvas: Canvas, d: string, width: number, side: 1 | -1): string {
  const { thread, trim } = canvas.picture.accents
  const middle = (side * width) / 2
  const step = width * 1.1
  return [
    motifsAt(spotsAlong(d, step, middle), flower(thread, trim), width / 34),
    motifsAt(
      spotsAlong(d, step / 2, middle).filter((_, i) => i % 2 === 0),
      leaf(trim, thread),
      width / 60,
      35,
    ),
    beads(d, side * 3, 8, thread, 4),
    beads(d, side * (width - 2), 8, thread, 4),
    beads(d, side * (width + 9), step / 2, trim, 5),
  ].join('')
}

/** A row of kolka standing on an edge, for saree ends and lehenga hems. */
export function kolkaRow(canvas: Canvas, d: string, size: number, side: 1 | -1): string {
  const { thread, trim } = canvas.picture.accents
  return motifsAt(spotsAlong(d, size * 24, side * size * 17), paisley(thread, trim), size, side === 1 ? 180 : 0)
}

/** Knotted fringe hanging below an edge. */
export function tassels(d: string, ink: string, length: number, step = 15): string {
  return spotsAlong(d, step)
    .map(
      ({ x, y }) =>
        `<path d="M${x},${y}v${length * 0.3}M${x - 3},${y + length}C${x - 4},${y + length * 0.6} ${x - 2},${y + length * 0.4} ${x},${y + length * 0.3}C${x + 2},${y + length * 0.4} ${x + 4},${y + length * 0.6} ${x + 3},${y + length}M${x},${y + length * 0.3}v${length * 0.72}" fill="none" stroke="${ink}" stroke-width="2"/><circle cx="${x}" cy="${y + length * 0.3}" r="3" fill="${darker(ink, 0.2)}"/>`,
    )
    .join('')
}
