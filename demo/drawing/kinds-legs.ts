import type { Canvas } from './canvas.ts'
import { fold, piece, seam } from './cloth.ts'
import { darker, lighter, mix, shadeOf } from './colour.ts'
import { button } from './fastening.ts'
import { mirror, type Point } from './path.ts'
import { clipHanger } from './studio.ts'

export interface LegCut {
  /** Half widths with their heights. */
  waist: Point
  hip: Point
  crotch: number
  hem: Point
  /** How far the inner leg stands from the middle at the hem. */
  inner: number
}

/** Both legs of any trousers, each lit as its own tube. */
export function legs(
  canvas: Canvas,
  cut: LegCut,
  colour: string,
  printed = true,
  under: (hemLine: string, side: 1 | -1) => string = () => '',
): string {
  const {
    waist: [wx, wy],
    hip: [hx, hy],
    crotch,
    hem: [ex, ey],
    inner,
  } = cut
  const right = `M-2,${wy + 4}C${wx * 0.4},${wy + 4} ${wx * 0.8},${wy + 2} ${wx},${wy}C${wx + 8},${wy + (hy - wy) * 0.4} ${hx},${hy - (hy - wy) * 0.4} ${hx},${hy}C${hx},${hy + (ey - hy) * 0.35} ${ex + 2},${ey - (ey - hy) * 0.3} ${ex},${ey}C${ex * 0.7 + inner * 0.3},${ey + 9} ${ex * 0.3 + inner * 0.7},${ey + 9} ${inner},${ey}C${inner * 0.9},${ey - (ey - crotch) * 0.5} ${inner * 0.4},${crotch + 60} 0,${crotch}Z`
  const hemLine = `M${ex},${ey}C${ex * 0.7 + inner * 0.3},${ey + 9} ${ex * 0.3 + inner * 0.7},${ey + 9} ${inner},${ey}`
  const tall = ey - crotch
  const knee = crotch + tall * 0.42
  const middle = (inner + ex) / 2
  const leg = (side: 1 | -1) => {
    const p = (x: number, y: number): Point => [side * x, y]
    const folds = [
      fold(canvas, colour, p(6, crotch - 30), p(hx * 0.72, crotch - 70), 18, 0.9),
      fold(canvas, colour, p(4, crotch), p(hx * 0.62, crotch + 66), 20, 0.9),
      fold(canvas, colour, p(ex * 0.96, knee - 30), p(middle - 10, knee + 24), 15, 0.7),
      fold(canvas, colour, p(inner + 12, knee + 20), p(middle + 16, knee - 10), 14, 0.6),
      fold(canvas, colour, p(middle, hy + 10), p(middle, ey), 18, 0.55),
      fold(canvas, colour, p(inner + 8, ey - 80), p(ex * 0.9, ey - 40), 15, 0.7),
      fold(canvas, colour, p(ex - 4, ey - 116), p(middle - 6, ey - 78), 12, 0.6),
    ].join('')
    const axis = [side === 1 ? 0 : -hx, knee, side === 1 ? hx : 0, knee + 20] as const
    return piece(canvas, side === 1 ? right : mirror(right), {
      colour,
      axis,
      over: folds,
      under: under(side === 1 ? hemLine : mirror(hemLine), side),
      ...(printed ? { print: {} } : {}),
    })
  }
  return leg(-1) + leg(1)
}

function jeans(canvas: Canvas): string {
  const {
    fabric: { main },
    accents,
  } = canvas.picture
  const cut: LegCut = { waist: [158, 196], hip: [196, 400], crotch: 470, hem: [166, 1124], inner: 34 }
  const worn = lighter(main, 0.5)
  const fade = [-1, 1].map((s) => `<ellipse cx="${s * 104}" cy="620" rx="52" ry="190" fill="url(#fade)"/>`).join('')
  const gold = '#c98f3c'
  const stitch = (d: string) => [d, mirror(d)].map((line) => seam(line, gold, 2.2, '7 4')).join('')
  const scoop = 'M58,238C66,300 110,316 170,300'
  const hem = 'M166,1106C130,1114 70,1114 36,1106'
  const loop = (x: number) =>
    `<path d="M${x - 7},192H${x + 7}V248H${x - 7}Z" fill="${main}" stroke="${shadeOf(main)}" stroke-opacity=".6" stroke-width="1.5"/>`
  const { bar, clips } = clipHanger(190, 120)
  return [
    bar,
    `<defs><radialGradient id="fade"><stop offset="0" stop-color="${worn}" stop-opacity=".55"/><stop offset="1" stop-color="${worn}" stop-opacity="0"/></radialGradient></defs>`,
    piece(canvas, 'M-152,200C-90,190 90,190 152,200L152,236L-152,236Z', { colour: darker(main, 0.45), casts: false }),
    legs(canvas, cut, main),
    fade,
    band(canvas, main, 158, 196, 46),
    [-112, 112].map(loop).join(''),
    [scoop, mirror(scoop)].map((d) => seam(d, shadeOf(main), 3)).join(''),
    stitch('M58,247C68,308 110,324 172,309'),
    stitch('M52,244C62,312 106,332 174,317'),
    stitch(hem),
    stitch('M186,310C192,420 176,900 158,1110'),
    seam('M2,244C4,330 4,390 0,468', shadeOf(main), 2.6),
    seam('M36,244C40,330 40,380 4,412', gold, 2.2, '7 4'),
    seam('M30,244C34,326 32,368 4,398', gold, 2.2, '7 4'),
    stitch('M6,474C22,640 30,900 40,1110'),
    [
      [70, 256],
      [160, 314],
    ]
      .map(
        ([x, y]) =>
          `<circle cx="${x}" cy="${y}" r="4" fill="${gold}"/><circle cx="${-(x ?? 0)}" cy="${y}" r="4" fill="${gold}"/>`,
      )
      .join(''),
    button(2, 220, accents.trim, 11),
    clips,
  ].join('')
}

export function band(canvas: Canvas, colour: string, half: number, y: number, height: number): string {
  const d = `M${-half},${y}C${-half * 0.5},${y + 8} ${half * 0.5},${y + 8} ${half},${y}L${half + 4},${y + height}C${half * 0.5},${y + height + 9} ${-half * 0.5},${y + height + 9} ${-half - 4},${y + height}Z`
  const stitch = (dy: number) =>
    seam(
      `M${-half},${y + dy}C${-half * 0.5},${y + dy + 8} ${half * 0.5},${y + dy + 8} ${half},${y + dy}`,
      mix(colour, '#d8b27a', 0.5),
      1.6,
      '6 4',
    )
  return piece(canvas, d, { colour, depth: 0.8 }) + stitch(7) + stitch(height - 6)
}

function gabardine(canvas: Canvas): string {
  const {
    fabric: { main },
    accents,
  } = canvas.picture
  const cut: LegCut = { waist: [148, 198], hip: [182, 400], crotch: 470, hem: [138, 1120], inner: 30 }
  const slant = 'M116,250C130,300 150,340 178,366'
  const crease = (s: number) =>
    `<path d="M${s * 92},300C${s * 96},600 ${s * 90},900 ${s * 84},1120" fill="none" stroke="#fff6e6" stroke-opacity=".3" stroke-width="3"/><path d="M${s * 92 + 3},300C${s * 96 + 3},600 ${s * 90 + 3},900 ${s * 84 + 3},1120" fill="none" stroke="${shadeOf(main)}" stroke-opacity=".4" stroke-width="2.4"/>`
  const { bar, clips } = clipHanger(192, 112)
  return [
    bar,
    piece(canvas, 'M-142,202C-90,192 90,192 142,202L142,236L-142,236Z', { colour: darker(main, 0.45), casts: false }),
    legs(canvas, cut, main),
    crease(1),
    crease(-1),
    band(canvas, main, 148, 198, 42),
    [slant, mirror(slant)]
      .map(
        (d) =>
          seam(d, shadeOf(main), 3) +
          seam(d, lighter(main, 0.3), 1.3, '5 4').replace('/>', ` transform="translate(${d === slant ? -7 : 7} 3)"/>`),
      )
      .join(''),
    seam('M2,244C4,330 4,390 0,468', shadeOf(main), 2.6),
    seam('M32,244C36,326 34,376 4,404', shadeOf(main), 1.5, '5 4'),
    button(2, 221, accents.trim, 9),
    clips,
  ].join('')
}

function shorts(canvas: Canvas): string {
  const {
    fabric: { main, second },
    accents,
  } = canvas.picture
  const { bar, clips } = clipHanger(316, 120)
  const stripe = (line: string, side: 1 | -1) =>
    `<path d="${line}" transform="translate(0 -34)" fill="none" stroke="${second}" stroke-width="${side ? 12 : 0}"/>`
  const slant = 'M136,380C150,420 168,460 206,490'
  return [
    bar,
    legs(canvas, { waist: [170, 322], hip: [226, 540], crotch: 620, hem: [246, 850], inner: 22 }, main, true, stripe),
    band(canvas, darker(main, 0.06), 170, 318, 46),
    gathers(canvas, main, 166, 366, 90, 1.15),
    [slant, mirror(slant)].map((d) => seam(d, shadeOf(main), 3)).join(''),
    seam('M2,366C4,460 4,560 0,618', shadeOf(main), 2.4),
    drawstring(accents.thread, 344),
    clips,
  ].join('')
}

export function drawstring(colour: string, y: number): string {
  return `<path d="M-6,${y}C-30,${y + 40} -26,${y + 90} -34,${y + 128}M6,${y}C26,${y + 44} 20,${y + 84} 30,${y + 112}" fill="none" stroke="${colour}" stroke-width="7" stroke-linecap="round"/><path d="M-14,${y - 2}C-4,${y - 12} 10,${y - 10} 14,${y + 2}C6,${y + 12} -8,${y + 10} -14,${y - 2}Z" fill="${darker(colour, 0.1)}"/>`
}

export const gathers = (canvas: Canvas, colour: string, half: number, y: number, reach: number, spread = 1.3) =>
  Array.from({ length: 15 }, (_, i) => {
    const x = -half + ((i + 0.5) * 2 * half) / 15
    return fold(canvas, colour, [x, y], [x * spread, y + reach * (0.6 + (i % 3) * 0.28)], 11, 0.9)
  }).join('')

export const LEGS = { jeans, gabardine, shorts }
