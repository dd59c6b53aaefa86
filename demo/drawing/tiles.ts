import { darker, lightnessOf, mix } from './colour.ts'
import { diamond, flower, paisley, sprig } from './motif.ts'
import type { FabricPattern } from './picture.ts'
import { type Tile, WOVEN, wovenTile } from './woven.ts'

interface Inks {
  cloth: string
  second: string
  thread: string
  trim: string
}

const at = (x: number, y: number, svg: string, turn = 0, size = 1) =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})">${svg}</g>`

/** A motif in half-drop repeat: once in the middle, four quarters in the corners. */
function halfDrop(width: number, height: number, one: string, other: string): string {
  const corners = [at(0, 0, other), at(width, 0, other), at(0, height, other), at(width, height, other)]
  return at(width / 2, height / 2, one) + corners.join('')
}

export const TILES: Record<FabricPattern, (inks: Inks, variant: number) => Tile | null> = {
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
