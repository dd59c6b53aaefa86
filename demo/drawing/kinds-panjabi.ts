import type { Canvas } from './canvas.ts'
import { piece, seam } from './cloth.ts'
import { darker, shadeOf } from './colour.ts'
import { bandCollar, buttons, patchPocket, placket, shirtCollar } from './fastening.ts'
import { legs } from './kinds-legs.ts'
import { border, needlework } from './ornament.ts'
import { mirror } from './path.ts'
import { type Sleeve, sleeves } from './sleeves.ts'
import { hanger } from './studio.ts'
import { armholes, bodyFolds, bodyPath, hemline, hemStitch, type Torso } from './torso.ts'

export const PANJABI: Torso = {
  neck: { width: 66, y: 208, depth: 46 },
  shoulder: [186, 250],
  armpit: [172, 430],
  waist: [170, 640],
  hem: [206, 1082],
  hemDrop: 10,
}

export const LONG: Sleeve = { length: 560, angle: 15, cuff: 92 }

const isWorked = (canvas: Canvas) => canvas.picture.pattern === 'embroidery' || canvas.picture.pattern === 'jamdani'

/** The slits at both sides of a panjabi's hem, seen as dark gores. */
function slits(t: Torso, colour: string, height: number): string {
  const [hx, hy] = t.hem
  const right = `M${hx - 3},${hy + 2}C${hx - 9},${hy - height * 0.4} ${hx - 12},${hy - height * 0.8} ${hx - 16},${hy - height}`
  return [right, mirror(right)]
    .map((d) => seam(d, shadeOf(colour), 2.2).replace('/>', ' stroke-opacity=".6"/>'))
    .join('')
}

export function panjabiBody(canvas: Canvas, t: Torso, sleeve: Sleeve, opening: number): string {
  const {
    fabric: { main },
    accents,
  } = canvas.picture
  const worked = isWorked(canvas)
  const top = t.neck.y + t.neck.depth
  const stitchedHem = worked ? border(canvas, hemline(t), 20, -1, main) : ''
  const cuffs = worked ? (line: string, side: 1 | -1) => border(canvas, line, 16, side, main) : undefined
  return [
    sleeves(canvas, t, sleeve, { colour: main, print: {}, ...(cuffs ? { trim: cuffs } : {}) }),
    piece(canvas, bodyPath(t), {
      colour: main,
      print: {},
      under: stitchedHem,
      over: bodyFolds(canvas, t, main) + hemStitch(t, main),
    }),
    armholes(t, main),
    slits(t, main, 150),
    worked ? yokeWork(canvas, top, opening) : '',
    placket(canvas, top - 4, top + opening, 36, worked ? main : darker(main, 0.04)),
    bandCollar(canvas, t, main),
    worked
      ? needlework(
          canvas,
          `M${-t.neck.width + 12},${t.neck.y + 2}C${-t.neck.width * 0.8},${top - 20} ${-t.neck.width * 0.4},${top - 16} 0,${top - 16}C${t.neck.width * 0.4},${top - 16} ${t.neck.width * 0.8},${top - 20} ${t.neck.width - 12},${t.neck.y + 2}`,
          13,
          -1,
        )
      : '',
    buttons(top + 26, top + opening - 22, 4, accents.trim),
  ].join('')
}

function yokeWork(canvas: Canvas, top: number, opening: number): string {
  const right = `M22,${top + 4}L22,${top + opening + 4}L0,${top + opening + 30}`
  return needlework(canvas, right, 26, -1) + needlework(canvas, mirror(right), 26, 1)
}

function panjabi(canvas: Canvas): string {
  const t = PANJABI
  const {
    fabric: { main },
    pattern,
    seed,
  } = canvas.picture
  const pocket = pattern === 'plain' || seed % 2 === 0 ? patchPocket(canvas, 66, 386, 84, 98, main) : ''
  return hanger(t.neck.y, 170) + panjabiBody(canvas, t, LONG, 250) + (isWorked(canvas) ? '' : pocket)
}

function boysPanjabi(canvas: Canvas): string {
  const t: Torso = {
    neck: { width: 58, y: 236, depth: 40 },
    shoulder: [152, 270],
    armpit: [142, 408],
    waist: [144, 540],
    hem: [178, 800],
    hemDrop: 8,
  }
  const {
    fabric: { second },
  } = canvas.picture
  const pants = legs(
    canvas,
    { waist: [112, 640], hip: [150, 780], crotch: 850, hem: [112, 1108], inner: 18 },
    second,
    false,
  )
  return hanger(t.neck.y, 138) + pants + panjabiBody(canvas, t, { length: 390, angle: 17, cuff: 78 }, 170)
}

function kabli(canvas: Canvas): string {
  const t: Torso = { ...PANJABI, hem: [198, 1010], hemDrop: 46 }
  const {
    fabric: { main },
    accents,
  } = canvas.picture
  const top = t.neck.y + t.neck.depth
  return [
    hanger(t.neck.y, 170),
    sleeves(
      canvas,
      t,
      { ...LONG, cuff: 84 },
      { colour: main, print: {}, cuff: { height: 62, colour: darker(main, 0.05) } },
    ),
    piece(canvas, bodyPath(t), { colour: main, print: {}, over: bodyFolds(canvas, t, main) + hemStitch(t, main) }),
    armholes(t, main),
    placket(canvas, top - 4, top + 320, 40, darker(main, 0.04)),
    patchPocket(canvas, 58, 392, 92, 106, main, true, true),
    patchPocket(canvas, -150, 392, 92, 106, main, true, true),
    buttons(top + 64, top + 290, 5, accents.trim),
    shirtCollar(canvas, t, main),
  ].join('')
}

function fatua(canvas: Canvas): string {
  const t: Torso = {
    ...PANJABI,
    neck: { width: 66, y: 238, depth: 52 },
    shoulder: [200, 284],
    armpit: [186, 474],
    waist: [186, 640],
    hem: [204, 934],
    hemDrop: 8,
  }
  const {
    fabric: { main, second },
    accents,
  } = canvas.picture
  const top = t.neck.y + t.neck.depth
  const trim = (line: string, side: 1 | -1) => border(canvas, line, 18, side, second)
  return [
    hanger(t.neck.y, 184),
    sleeves(canvas, t, { length: 250, angle: 27, cuff: 122 }, { colour: main, print: {}, trim }),
    piece(canvas, bodyPath(t), { colour: main, print: {}, over: bodyFolds(canvas, t, main) + hemStitch(t, main) }),
    armholes(t, main),
    slits(t, main, 90),
    placket(canvas, top - 4, top + 190, 40, second),
    patchPocket(canvas, -176, 730, 124, 138, main),
    patchPocket(canvas, 52, 730, 124, 138, main),
    bandCollar(canvas, t, second, 30),
    buttons(top + 28, top + 172, 3, accents.trim, 0, 8),
  ].join('')
}

export const PANJABIS = { panjabi, kabli, fatua, 'boys-panjabi': boysPanjabi }
