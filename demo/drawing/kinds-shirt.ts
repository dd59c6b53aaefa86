import type { Canvas } from './canvas.ts'
import { piece } from './cloth.ts'
import { darker } from './colour.ts'
import { buttons, patchPocket, placket, shirtCollar } from './fastening.ts'
import { sleeves } from './sleeves.ts'
import { hanger } from './studio.ts'
import { armholes, bodyFolds, bodyPath, hemStitch, type Torso } from './torso.ts'

const SHIRT: Torso = {
  neck: { width: 70, y: 236, depth: 40 },
  shoulder: [212, 286],
  armpit: [194, 490],
  waist: [188, 680],
  hem: [202, 936],
  hemDrop: 62,
}

function shirtFront(canvas: Canvas, t: Torso, buttonInk: string, pockets: 0 | 1 | 2): string {
  const {
    fabric: { main },
  } = canvas.picture
  const top = t.neck.y + t.neck.depth
  const foot = t.hem[1] + (t.hemDrop ?? 0)
  return [
    piece(canvas, bodyPath(t), {
      colour: main,
      print: {},
      over: bodyFolds(canvas, t, main, 0.8) + hemStitch(t, main, 14),
    }),
    armholes(t, main),
    placket(canvas, top, foot - 3, 38, main, false),
    pockets > 0 ? patchPocket(canvas, 62, t.armpit[1] - 62, 98, 112, main, true, pockets === 2) : '',
    pockets > 1 ? patchPocket(canvas, -160, t.armpit[1] - 62, 98, 112, main, true, true) : '',
    buttons(top + 62, foot - 70, 6, buttonInk),
    shirtCollar(canvas, t, main),
    buttons(top + 4, top + 4, 1, buttonInk),
  ].join('')
}

function formalShirt(canvas: Canvas): string {
  const {
    fabric: { main },
    accents,
  } = canvas.picture
  return [
    hanger(SHIRT.neck.y, 194),
    sleeves(
      canvas,
      SHIRT,
      { length: 590, angle: 14, cuff: 84 },
      { colour: main, print: {}, cuff: { height: 64, colour: main } },
    ),
    shirtFront(canvas, SHIRT, accents.trim, 1),
  ].join('')
}

function casualShirt(canvas: Canvas): string {
  const {
    fabric: { main },
    accents,
  } = canvas.picture
  return [
    hanger(SHIRT.neck.y, 194),
    sleeves(
      canvas,
      SHIRT,
      { length: 262, angle: 31, cuff: 136 },
      { colour: main, print: {}, cuff: { height: 32, colour: darker(main, 0.06) } },
    ),
    shirtFront(canvas, { ...SHIRT, hemDrop: 8, hem: [204, 950] }, accents.trim, canvas.picture.seed % 2 ? 2 : 1),
  ].join('')
}

function schoolShirt(canvas: Canvas): string {
  const {
    fabric: { main, second },
    accents,
  } = canvas.picture
  const t: Torso = {
    neck: { width: 66, y: 282, depth: 38 },
    shoulder: [190, 326],
    armpit: [180, 498],
    waist: [180, 640],
    hem: [190, 866],
    hemDrop: 8,
  }
  const top = t.neck.y + t.neck.depth
  const knot = `M-19,${top + 2}L19,${top + 2}L13,${top + 40}L-13,${top + 40}Z`
  const tie = `M-13,${top + 40}L13,${top + 40}C22,${top + 150} 30,${top + 250} 34,${top + 322}L0,${top + 362}L-34,${top + 322}C-30,${top + 250} -22,${top + 150} -13,${top + 40}Z`
  const stripes = Array.from(
    { length: 9 },
    (_, i) =>
      `<path d="M-60,${top + 60 + i * 44}L60,${top + 10 + i * 44}" stroke="${accents.thread}" stroke-width="8"/>`,
  ).join('')
  return [
    hanger(t.neck.y, 174),
    sleeves(
      canvas,
      t,
      { length: 226, angle: 30, cuff: 122 },
      { colour: main, print: {}, cuff: { height: 30, colour: main } },
    ),
    shirtFront(canvas, t, accents.trim, 1),
    piece(canvas, tie, { colour: second, under: stripes, depth: 0.8 }),
    piece(canvas, knot, { colour: second, depth: 1 }),
    shirtCollar(canvas, t, main, 72, 58),
  ].join('')
}

export const SHIRTS = { 'formal-shirt': formalShirt, 'casual-shirt': casualShirt, 'school-shirt': schoolShirt }
