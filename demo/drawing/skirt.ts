import type { Canvas } from './canvas.ts'
import { fold, piece } from './cloth.ts'
import { border, kolkaRow } from './ornament.ts'
import { round } from './path.ts'

export interface SkirtCut {
  waist: { half: number; y: number }
  hem: { half: number; y: number; drop: number }
  waves: number
  /** 0 a straight cone, 1 a full bell. */
  bell: number
  pleats: number
}

/** The hem runs from right to left in soft waves, lower in the middle. */
function hemPoints({ hem, waves }: SkirtCut): string {
  const curves: string[] = []
  const y = (x: number) => hem.y + hem.drop * (1 - (x / hem.half) ** 2)
  for (let i = 0; i < waves; i += 1) {
    const from = hem.half - (2 * hem.half * i) / waves
    const to = hem.half - (2 * hem.half * (i + 1)) / waves
    const swell = i % 2 ? -7 : 13
    curves.push(
      `C${round(from - (from - to) * 0.3)},${round(y(from) + swell)} ${round(to + (from - to) * 0.3)},${round(y(to) + swell)} ${round(to)},${round(y(to))}`,
    )
  }
  return curves.join('')
}

export const skirtHem = (cut: SkirtCut) => `M${cut.hem.half},${cut.hem.y}${hemPoints(cut)}`

export function skirtPath(cut: SkirtCut): string {
  const {
    waist: { half: w, y },
    hem: { half: h, y: foot },
    bell,
  } = cut
  const tall = foot - y
  const out = w + (h - w) * (0.35 + bell * 0.5)
  return `M${-w},${y}C${-w * 0.4},${y + 10} ${w * 0.4},${y + 10} ${w},${y}C${round(out)},${round(y + tall * 0.22)} ${round(h * 0.94)},${round(foot - tall * 0.35)} ${h},${foot}${hemPoints(cut)}C${round(-h * 0.94)},${round(foot - tall * 0.35)} ${round(-out)},${round(y + tall * 0.22)} ${-w},${y}Z`
}

/** Pleats fanning from the waist, long and short in turn. */
export function pleats(canvas: Canvas, colour: string, cut: SkirtCut): string {
  const { waist, hem, pleats: count } = cut
  return Array.from({ length: count }, (_, i) => {
    const share = ((i + 0.5) / count) * 2 - 1
    const from: [number, number] = [share * waist.half, waist.y + 4]
    const foot = hem.y + hem.drop * (1 - share * share) + 16
    const reach = i % 3 === 1 ? 0.55 : 1
    const to: [number, number] = [
      from[0] + (share * hem.half * 0.97 - from[0]) * reach,
      from[1] + (foot - from[1]) * reach,
    ]
    return fold(canvas, colour, from, to, (hem.half / count) * 1.25, i % 2 ? 0.8 : 1.1, share * -16)
  }).join('')
}

export interface SkirtLook {
  colour: string
  borderWidth?: number
  kolka?: number
  scale?: number
}

export function skirt(
  canvas: Canvas,
  cut: SkirtCut,
  { colour, borderWidth = 0, kolka = 0, scale = 1 }: SkirtLook,
): string {
  const hem = skirtHem(cut)
  const trimmed = borderWidth ? border(canvas, hem, borderWidth, 1) : ''
  const row = kolka ? `<g transform="translate(0 ${-borderWidth - 4})">${kolkaRow(canvas, hem, kolka, 1)}</g>` : ''
  return piece(canvas, skirtPath(cut), {
    colour,
    under: row + trimmed,
    over: pleats(canvas, colour, cut),
    print: { scale },
  })
}
