import { type Canvas, define } from './canvas.ts'
import { darker, lighter, lightnessOf } from './colour.ts'
import { round } from './path.ts'
import { TILES } from './tiles.ts'
import { type Bar, WOVEN } from './woven.ts'

export interface Print {
  angle?: number
  scale?: number
  shift?: number
}

/** Gives the id of the paint, or nothing for plain cloth. */
export function patternFill(canvas: Canvas, colour: string, { scale = 1, shift = 0 }: Print): string {
  const { pattern, fabric, accents, seed } = canvas.picture
  const inks = { cloth: colour, second: fabric.second, ...readable(colour, accents) }
  const tile = TILES[pattern](inks, seed % 3)
  if (!tile) return ''
  const [width, height, move] = [tile.width * scale, tile.height * scale, shift].map(Math.round)
  return define(
    canvas,
    `pattern ${colour} ${scale} ${shift}`,
    (id) =>
      `<pattern id="${id}" x="${move}" y="${move}" patternUnits="userSpaceOnUse" width="${width}" height="${height}">${scale === 1 ? tile.svg : `<g transform="scale(${scale})">${tile.svg}</g>`}</pattern>`,
  )
}

interface Box {
  left: number
  right: number
  top: number
  bottom: number
}

/** Woven lines must turn with the cloth; a turned tile costs librsvg ten times a straight one, so they are drawn out. */
export function turnedLines(canvas: Canvas, colour: string, { angle = 0, scale = 1 }: Print, box: Box): string {
  const { pattern, accents, seed } = canvas.picture
  if (!angle || (pattern !== 'stripes' && pattern !== 'checks')) return ''
  const woven = WOVEN[pattern](readable(colour, accents), seed % 3)
  const reach = Math.hypot(box.right - box.left, box.bottom - box.top) / 2
  const period = woven.period * scale
  const count = Math.ceil(reach / period)
  const run = (bars: Bar[]) =>
    bars
      .map(({ from, wide, ink, opacity }) => {
        const at = (i: number) => round(i * period + from * scale)
        const d = Array.from(
          { length: count * 2 },
          (_, i) =>
            `M${at(i - count)},${-round(reach)}h${round(wide * scale)}v${round(reach * 2)}h${-round(wide * scale)}Z`,
        )
        return `<path d="${d.join('')}" fill="${ink}" fill-opacity="${opacity}"/>`
      })
      .join('')
  const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2]
  const sets = [0, ...(woven.crossed ? [90] : [])]
  return sets
    .map(
      (cross) =>
        `<g transform="translate(${round(x)} ${round(y)}) rotate(${round(angle + cross)})">${run(woven.bars)}</g>`,
    )
    .join('')
}

/** Inks that would vanish on the cloth are pushed away from it. */
export function readable(cloth: string, { thread, trim }: { thread: string; trim: string }) {
  const seen = (ink: string) => {
    if (Math.abs(lightnessOf(ink) - lightnessOf(cloth)) > 0.12) return ink
    return lightnessOf(cloth) > 0.5 ? darker(ink, 0.4) : lighter(ink, 0.5)
  }
  return { thread: seen(thread), trim: seen(trim) }
}
