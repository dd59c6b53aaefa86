import { type Canvas, define } from './canvas.ts'
import { darker, lighter, lightnessOf, mix } from './colour.ts'
import { diamond, flower, paisley, sprig } from './motif.ts'
import { round } from './path.ts'
import type { FabricPattern } from './picture.ts'

export interface Print {
  angle?: number
  scale?: number
  shift?: number
}

interface Inks {
  cloth: string
  second: string
  thread: string
  trim: string
}
interface Tile {
  width: number
  height: number
  svg: string
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

interface Bar {
  from: number
  wide: number
  ink: string
  opacity: number
}
interface Woven {
  period: number
  bars: Bar[]
  crossed: boolean
}

const bar = (from: number, wide: number, ink: string, opacity: number): Bar => ({ from, wide, ink, opacity })

const WOVEN: Record<'stripes' | 'checks', (inks: { thread: string; trim: string }, variant: number) => Woven> = {
  stripes: ({ thread, trim }, variant) => {
    if (variant === 0) return { period: 18, crossed: false, bars: [bar(8, 2, thread, 0.85)] }
    if (variant === 1) return { period: 44, crossed: false, bars: [bar(6, 20, thread, 0.9), bar(34, 3, trim, 0.8)] }
    return {
      period: 34,
      crossed: false,
      bars: [bar(4, 5, thread, 0.9), bar(13, 2, thread, 0.9), bar(26, 2, trim, 0.8)],
    }
  },
  checks: ({ thread, trim }, variant) => {
    const period = [58, 40, 84][variant] ?? 58
    const share = (n: number) => Math.round(period * n)
    return {
      period,
      crossed: true,
      bars: [bar(0, share(0.42), thread, 0.5), bar(share(0.66), 3, trim, 0.75), bar(share(0.78), 2, thread, 0.7)],
    }
  },
}

/** The same lines as a straight tile. */
function wovenTile({ period, bars, crossed }: Woven): Tile {
  const svg = bars.map(({ from, wide, ink, opacity }) => {
    const paint = `fill="${ink}" fill-opacity="${opacity}"`
    const weft = crossed ? `<path d="M0,${from}h${period}v${wide}h${-period}Z" ${paint}/>` : ''
    return `<path d="M${from},0h${wide}v${period}h${-wide}Z" ${paint}/>${weft}`
  })
  return { width: period, height: period, svg: svg.join('') }
}

/** Inks that would vanish on the cloth are pushed away from it. */
export function readable(cloth: string, { thread, trim }: { thread: string; trim: string }) {
  const seen = (ink: string) => {
    if (Math.abs(lightnessOf(ink) - lightnessOf(cloth)) > 0.12) return ink
    return lightnessOf(cloth) > 0.5 ? darker(ink, 0.4) : lighter(ink, 0.5)
  }
  return { thread: seen(thread), trim: seen(trim) }
}

const at = (x: number, y: number, svg: string, turn = 0, size = 1) =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})">${svg}</g>`

/** A motif in half-drop repeat: once in the middle, four quarters in the corners. */
function halfDrop(width: number, height: number, one: string, other: string): string {
  const corners = [at(0, 0, other), at(width, 0, other), at(0, height, other), at(width, height, other)]
  return at(width / 2, height / 2, one) + corners.join('')
}

const TILES: Record<FabricPattern, (inks: Inks, variant: number) => Tile | null> = {
  plain: () => null,
  stripes: (inks, variant) => wovenTile(WOVEN.stripes(inks, variant)),
  checks: (inks, variant) => wovenTile(WOVEN.checks(inks, variant)),
  'block-print': ({ thread, trim }, variant) => {
    const dots = [
      [23, 3],
      [69, 3],
      [23, 99],
      [69, 99],
      [3, 51],
      [89, 51],
    ]
      .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="2.6" fill="${trim}"/>`)
      .join('')
    const one = [paisley, flower, sprig][variant] ?? paisley
    const other = [flower, paisley, flower][variant] ?? flower
    return {
      width: 92,
      height: 102,
      svg:
        halfDrop(
          92,
          102,
          `<g transform="scale(1.35)">${one(thread, trim)}</g>`,
          `<g transform="scale(.95)">${other(trim, thread)}</g>`,
        ) + dots,
    }
  },
  jamdani: ({ thread, trim }, variant) => {
    const fine = `<g opacity=".95">${diamond(thread, trim)}</g>`
    const dash = `<path d="M-9,0H-3M3,0H9M0,-9V-3M0,3V9" stroke="${trim}" stroke-width="2.4"/>`
    if (variant === 1) {
      const twill = `<path d="M0,56L56,0M-14,14L14,-14M42,70L70,42" stroke="${thread}" stroke-width="3" stroke-dasharray="4 4"/>`
      return {
        width: 56,
        height: 56,
        svg:
          twill +
          at(28, 28, dash, 45, 0.7) +
          at(0, 0, fine, 0, 0.5) +
          at(56, 56, fine, 0, 0.5) +
          at(56, 0, fine, 0, 0.5) +
          at(0, 56, fine, 0, 0.5),
      }
    }
    const size = variant === 0 ? 58 : 76
    const petals = [0, 90, 180, 270]
      .map(
        (turn) => `<path transform="rotate(${turn})" d="M-2,-14H2V-18H6V-12H2V-8H-2V-12H-6V-18H-2Z" fill="${thread}"/>`,
      )
      .join('')
    return { width: size, height: size, svg: halfDrop(size, size, fine + (variant === 2 ? petals : ''), dash) }
  },
  embroidery: ({ thread, trim }, variant) => {
    const one = variant === 0 ? sprig(thread, trim) : flower(thread, trim)
    return {
      width: 118,
      height: 128,
      svg: halfDrop(
        118,
        128,
        `<g transform="scale(.62)">${one}</g>`,
        `<g transform="scale(.45)">${flower(trim, thread)}</g>`,
      ),
    }
  },
  floral: (inks, variant) => {
    const { thread, trim, cloth } = inks
    const green = lightnessOf(cloth) > 0.5 ? '#4d7250' : '#8fb08a'
    const rose = bloom(thread, mix(thread, '#fff4e6', 0.45), trim)
    const small = bloom(trim, mix(trim, '#fff4e6', 0.4), thread)
    const leaves = `<path d="M0,0C18,-22 40,-20 50,-8C34,4 14,8 0,0ZM0,0C-20,12 -22,34 -12,46C2,34 8,14 0,0Z" fill="${green}"/><path d="M0,0C18,-6 34,-10 44,-9M0,0C-4,14 -10,30 -11,40" stroke="${darker(green, 0.3)}" stroke-width="1.6" fill="none"/>`
    const size = variant === 0 ? 0.62 : variant === 1 ? 0.85 : 0.72
    const spray = (x: number, y: number, turn: number) =>
      at(x, y, leaves + at(0, 0, rose) + at(44, 26, small, 0, 0.6), turn, size)
    const buds =
      at(20, 122, small, 40, size * 0.5) +
      at(128, 24, small, 10, size * 0.5) +
      at(96, 98, at(0, 0, leaves, 0, 0.4), 70, size)
    return { width: 170, height: 170, svg: spray(48, 46, 20) + spray(122, 130, 200) + buds }
  },
  batik: ({ cloth, thread, trim }) => {
    const pale = mix(cloth, thread, 0.55)
    const ring = (x: number, y: number, r: number) =>
      `<path d="M${x - r},${y}C${x - r},${y - r * 1.2} ${x + r * 0.9},${y - r * 1.3} ${x + r},${y}C${x + r * 1.1},${y + r * 1.2} ${x - r * 0.9},${y + r * 1.1} ${x - r},${y}Z" fill="${pale}"/><circle cx="${x}" cy="${y}" r="${r * 0.68}" fill="${cloth}"/><circle cx="${x + 1}" cy="${y - 1}" r="${r * 0.5}" fill="${thread}"/><circle cx="${x}" cy="${y}" r="${r * 0.24}" fill="${trim}"/>`
    const rays = Array.from(
      { length: 12 },
      (_, i) => `<circle cx="56" cy="13" r="4" fill="${thread}" transform="rotate(${i * 30} 56 60)"/>`,
    ).join('')
    const crackle = `<path d="M0,150C30,140 44,164 78,152S124,120 190,136M120,0C112,26 134,40 128,66S150,92 190,86M14,0C20,20 4,60 0,86M96,190C90,170 104,160 100,140" fill="none" stroke="${pale}" stroke-width="1.6" opacity=".7"/>`
    return {
      width: 190,
      height: 190,
      svg: crackle + ring(56, 60, 38) + rays + ring(148, 150, 30) + ring(150, 36, 15) + ring(40, 156, 14),
    }
  },
  polka: ({ thread }, variant) => {
    const size = [34, 46, 26][variant] ?? 34
    const dot = (x: number, y: number) => `<circle cx="${x}" cy="${y}" r="${size * 0.14}" fill="${thread}"/>`
    return { width: size, height: size, svg: dot(size / 4, size / 4) + dot((size * 3) / 4, (size * 3) / 4) }
  },
}

function bloom(ink: string, pale: string, heart: string): string {
  const petal = (turn: number, size: number, fill: string) =>
    `<path transform="rotate(${turn}) scale(${size})" d="M0,0C-16,-6 -18,-26 -6,-30C-2,-31 2,-29 4,-30C16,-28 16,-6 0,0Z" fill="${fill}"/>`
  const ring = (size: number, fill: string, from: number) =>
    [0, 72, 144, 216, 288].map((t) => petal(t + from, size, fill)).join('')
  return `${ring(1, ink, 0)}${ring(0.62, pale, 36)}<circle r="5" fill="${heart}"/>`
}
