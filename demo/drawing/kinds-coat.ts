import type { Canvas } from './canvas.ts'
import { fold, piece, seam } from './cloth.ts'
import { darker, shadeOf } from './colour.ts'
import { bandCollar, button, buttons } from './fastening.ts'
import { LONG, PANJABI } from './kinds-panjabi.ts'
import { border, needlework } from './ornament.ts'
import { mirror } from './path.ts'
import { sleeves } from './sleeves.ts'
import { hanger } from './studio.ts'
import { armholes, bodyFolds, bodyPath, hemline, type Torso } from './torso.ts'

function sherwani(canvas: Canvas): string {
  const t: Torso = {
    ...PANJABI,
    shoulder: [196, 246],
    armpit: [178, 436],
    waist: [162, 640],
    hem: [218, 1096],
    hemDrop: 6,
  }
  const {
    fabric: { main, second },
    accents,
  } = canvas.picture
  const top = t.neck.y + t.neck.depth
  const right = `M26,${top}L26,1094`
  const work = needlework(canvas, right, 36, -1) + needlework(canvas, mirror(right), 36, 1)
  const opening = `M0,660C-4,820 -12,960 -18,1110L22,1110C14,960 8,820 0,660Z`
  return [
    hanger(t.neck.y, 170),
    sleeves(
      canvas,
      t,
      { ...LONG, cuff: 88 },
      { colour: main, print: {}, trim: (line, side) => border(canvas, line, 44, side, second) },
    ),
    piece(canvas, bodyPath(t), {
      colour: main,
      print: {},
      under: border(canvas, hemline(t), 50, -1, second) + work,
      over: `${bodyFolds(canvas, t, main, 0.8)}<path d="${opening}" fill="${shadeOf(main)}" fill-opacity=".75"/>${fold(canvas, main, [0, 300], [4, 1090], 9, 1.2)}`,
    }),
    armholes(t, main),
    seam(`M0,${top}L0,664`, shadeOf(main), 3).replace('/>', ' stroke-opacity=".6"/>'),
    bandCollar(canvas, t, second, 44, 4),
    needlework(
      canvas,
      `M${-t.neck.width + 14},${t.neck.y}C${-t.neck.width * 0.8},${top - 22} ${-t.neck.width * 0.4},${top - 18} 0,${top - 18}C${t.neck.width * 0.4},${top - 18} ${t.neck.width * 0.8},${top - 22} ${t.neck.width - 14},${t.neck.y}`,
      15,
      -1,
    ),
    buttons(top + 26, 640, 7, accents.trim, 0, 10),
  ].join('')
}

function koti(canvas: Canvas): string {
  const t: Torso = {
    neck: { width: 70, y: 268, depth: 54 },
    shoulder: [176, 312],
    armpit: [190, 520],
    waist: [184, 700],
    hem: [196, 946],
    hemDrop: 12,
  }
  const {
    fabric: { main, second },
    accents,
  } = canvas.picture
  const top = t.neck.y + t.neck.depth
  const rim = `M176,312C156,380 160,470 190,520`
  const welt = (x: number, y: number, wide: number) =>
    `<path d="M${x},${y}L${x + wide},${y - 6}L${x + wide},${y + 20}L${x},${y + 26}Z" fill="${darker(main, 0.14)}" stroke="${shadeOf(main)}" stroke-opacity=".6" stroke-width="2"/>`
  const lining = `M-166,320C-120,300 120,300 166,320C150,400 150,480 176,524L-176,524C-150,480 -150,400 -166,320Z`
  return [
    hanger(t.neck.y, 164),
    piece(canvas, lining, { colour: darker(second, 0.35) }),
    piece(canvas, bodyPath(t), { colour: main, print: {}, over: bodyFolds(canvas, t, main, 0.55) }),
    [rim, mirror(rim)].map((d) => seam(d, shadeOf(main), 1.6, '6 4').replace('/>', ' stroke-opacity=".6"/>')).join(''),
    `<path d="M3,${top}L3,956" stroke="${shadeOf(main)}" stroke-width="4" opacity=".55"/>`,
    seam(`M-12,${top + 6}L-12,950`, shadeOf(main), 1.4, '6 4').replace('/>', ' stroke-opacity=".5"/>'),
    welt(64, 470, 84),
    welt(62, 770, 106),
    welt(-168, 764, 106),
    bandCollar(canvas, t, main, 38, 4),
    buttons(top + 34, 880, 6, accents.trim, -2, 10),
    button(-2, top + 34, accents.trim, 10),
  ].join('')
}

export const COATS = { sherwani, koti }
