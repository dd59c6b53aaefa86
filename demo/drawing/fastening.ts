import type { Canvas } from './canvas.ts'
import { piece, seam } from './cloth.ts'
import { darker, lighter, shadeOf } from './colour.ts'
import { across, mirror, symmetric } from './path.ts'
import { backNeck, neckHalf, ribs, type Torso } from './torso.ts'

export function button(x: number, y: number, colour: string, size = 7): string {
  return `<circle cx="${x + 1.5}" cy="${y + 2.5}" r="${size}" fill="#1a1024" fill-opacity=".35"/><circle cx="${x}" cy="${y}" r="${size}" fill="${colour}"/><circle cx="${x}" cy="${y}" r="${size * 0.72}" fill="none" stroke="${darker(colour, 0.35)}" stroke-opacity=".7" stroke-width="1.2"/><circle cx="${x - size * 0.3}" cy="${y - size * 0.35}" r="${size * 0.26}" fill="${lighter(colour, 0.8)}" fill-opacity=".8"/>`
}

export function buttons(from: number, to: number, count: number, colour: string, x = 0, size = 7): string {
  return Array.from({ length: count }, (_, i) =>
    button(x, from + ((to - from) * i) / Math.max(1, count - 1), colour, size),
  ).join('')
}

/** The button strip down the front, with its stitching. */
export function placket(
  canvas: Canvas,
  top: number,
  bottom: number,
  width: number,
  colour: string,
  pointed = true,
): string {
  const w = width / 2
  const d = `M${-w},${top}L${w},${top}L${w},${bottom}${pointed ? `L0,${bottom + w}` : ''}L${-w},${bottom}Z`
  const inner = `M${-w + 5},${top}L${-w + 5},${bottom - 2}${pointed ? `L0,${bottom + w - 7}` : ''}L${w - 5},${bottom - 2}L${w - 5},${top}`
  return (
    piece(canvas, d, { colour, casts: false, depth: 0.35 }) +
    `<path d="M${w},${top}L${w},${bottom}" stroke="${shadeOf(colour)}" stroke-opacity=".5" stroke-width="3"/>` +
    seam(inner, shadeOf(colour), 1.3, '5 4').replace('/>', ' stroke-opacity=".55"/>')
  )
}

/** Band collar of panjabi, sherwani and koti: a stand of cloth following the neck, open a finger wide in front. */
export function bandCollar(canvas: Canvas, t: Torso, colour: string, height = 36, gap = 5): string {
  const { width, y, depth } = t.neck
  const low = neckHalf(t)
  const high = neckHalf(t, height, 9)
  const back = symmetric(
    `M0,${y - height - 14}C${width * 0.5},${y - height - 14} ${width - 10},${y - height * 0.8 - 8} ${width - 9},${y - height * 0.8}C${width},${y} ${width * 0.6},${y + depth} 0,${y + depth}`,
  )
  const inside = `M${-width + 12},${y - height * 0.7}C${-width * 0.5},${y - height * 0.1} ${width * 0.5},${y - height * 0.1} ${width - 12},${y - height * 0.7}`
  const right = `${low.replace('M0', `M${gap}`)}L${width - 9},${y - height * 0.8}${reverseTail(high, gap)}Z`
  const edge = (d: string) =>
    seam(d, shadeOf(colour), 1.3, '5 4').replace('/>', ' stroke-opacity=".5" transform="translate(0 -5)"/>')
  return [
    piece(canvas, back, {
      colour: darker(colour, 0.34),
      depth: 0.7,
      over: seam(inside, shadeOf(colour), 2).replace('/>', ' stroke-opacity=".6"/>'),
    }),
    piece(canvas, right, { colour, depth: 0.7 }),
    piece(canvas, mirror(right), { colour, depth: 0.7 }),
    edge(across(low)),
  ].join('')
}

/** Goes back along a neckline half, ending `gap` from the middle. */
function reverseTail(half: string, gap: number): string {
  const [start = '', ...points] = half.match(/-?[\d.]+,-?[\d.]+/g) ?? []
  const [first = '', second = ''] = points
  return `C${second} ${first} ${start.replace(/^0/, String(gap))}`
}

/** Turned-down shirt collar on its stand; `spread` is how far its points reach. */
export function shirtCollar(canvas: Canvas, t: Torso, colour: string, spread = 74, drop = 66): string {
  const { width: w, y, depth } = t.neck
  const low = y + depth
  const back = symmetric(
    `M0,${y - 44}C${w * 0.5},${y - 44} ${w - 2},${y - 36} ${w + 2},${y - 22}C${w},${y + 10} ${w * 0.5},${low} 0,${low}`,
  )
  const stand = symmetric(
    `M0,${y - 16}C${w * 0.5},${y - 16} ${w * 0.8},${y - 26} ${w - 6},${y - 34}L${w - 4},${y - 10}C${w * 0.6},${y + 6} ${w * 0.4},${y + 8} 0,${y + 8}`,
  )
  const leaf = `M${w + 2},${y - 30}C${w + 16},${y - 16} ${w + 24},${y + 2} ${w + 26},${y + 16}C${w + 16},${y + 34} ${spread + 6},${low + drop - 36} ${spread},${low + drop}C${spread * 0.6},${low + drop - 18} 26,${low + 26} 3,${low + 2}C${w * 0.42},${low - 22} ${w - 12},${y + 24} ${w + 2},${y - 30}Z`
  const stitches = `M${w + 17},${y + 18}C${w + 8},${y + 34} ${spread},${low + drop - 40} ${spread - 4},${low + drop - 13}C${spread * 0.6},${low + drop - 28} 30,${low + 18} 12,${low + 2}`
  const leaves = [leaf, mirror(leaf)].map((d) => piece(canvas, d, { colour, depth: 0.7 }))
  const shade = [leaf, mirror(leaf)].map(
    (d) => `<path d="${d}" transform="translate(3 9)" fill="${shadeOf(colour)}" fill-opacity=".28"/>`,
  )
  const sewn = [stitches, mirror(stitches)].map((d) =>
    seam(d, shadeOf(colour), 1.3, '5 4').replace('/>', ' stroke-opacity=".5"/>'),
  )
  return [
    piece(canvas, back, { colour: darker(colour, 0.36), depth: 0.7 }),
    piece(canvas, stand, { colour: darker(colour, 0.14), casts: false }),
    ...shade,
    ...leaves,
    ...sewn,
  ].join('')
}

/** Ribbed or bound round neck, with the inside of the back showing. */
export function boundNeck(canvas: Canvas, t: Torso, colour: string, width: number, ribbed: boolean): string {
  const half = neckHalf(t)
  const edge = across(half)
  const { y, width: w } = t.neck
  const ring = `${symmetricBand(t, width)}`
  const back = `M${-w},${y}C${-w * 0.6},${y - 9} ${w * 0.6},${y - 9} ${w},${y}`
  return [
    backNeck(canvas, t, colour),
    `<path d="${back}" fill="none" stroke="${darker(colour, 0.15)}" stroke-width="${width * 0.8}"/>`,
    piece(canvas, ring, { colour, casts: false, depth: 0.6, over: ribbed ? ribs(edge, colour, width) : '' }),
  ].join('')
}

function symmetricBand(t: Torso, width: number): string {
  const outer: Torso = {
    ...t,
    neck: { ...t.neck, width: t.neck.width + width, depth: t.neck.depth + width * 0.9, y: t.neck.y + width * 0.3 },
  }
  const tail = reverseTail(neckHalf(t), 0)
  return symmetric(`${neckHalf(outer)}L${t.neck.width},${t.neck.y}${tail}`)
}

/** A sewn-on pocket with a slightly pointed foot; x and y name its upper left corner. */
export function patchPocket(
  canvas: Canvas,
  x: number,
  y: number,
  width: number,
  height: number,
  colour: string,
  print = true,
  flap = false,
): string {
  const d = `M${x},${y}L${x + width},${y}L${x + width},${y + height - 12}L${x + width / 2},${y + height}L${x},${y + height - 12}Z`
  const top = flap
    ? piece(
        canvas,
        `M${x - 4},${y - 4}L${x + width + 4},${y - 4}L${x + width + 4},${y + 26}L${x + width / 2},${y + 38}L${x - 4},${y + 26}Z`,
        { colour, depth: 0.4, casts: false, ...(print ? { print: {} } : {}) },
      ) + button(x + width / 2, y + 22, darker(colour, 0.3), 5)
    : seam(`M${x},${y + 14}L${x + width},${y + 14}`, shadeOf(colour), 1.4, '5 4').replace(
        '/>',
        ' stroke-opacity=".6"/>',
      )
  return `<path d="${d}" transform="translate(3 5)" fill="${shadeOf(colour)}" fill-opacity=".25"/>${piece(canvas, d, { colour, depth: 0.35, casts: false, ...(print ? { print: {} } : {}) })}${top}`
}
