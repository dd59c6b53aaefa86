import type { Canvas } from './canvas.ts'
import { fold, piece, seam } from './cloth.ts'
import { lighter, shadeOf } from './colour.ts'
import { boundNeck, buttons, placket, shirtCollar } from './fastening.ts'
import { flower, paisley } from './motif.ts'
import { sleeves } from './sleeves.ts'
import { hanger } from './studio.ts'
import { armholes, backNeck, bodyFolds, bodyPath, hemStitch, type Torso } from './torso.ts'

export const TEE: Torso = {
  neck: { width: 84, y: 254, depth: 56 },
  shoulder: [216, 300],
  armpit: [198, 498],
  waist: [192, 690],
  hem: [200, 960],
  hemDrop: 8,
}

const SHORT = { length: 240, angle: 34, cuff: 134 }

function tShirt(canvas: Canvas): string {
  const {
    fabric: { main, second },
  } = canvas.picture
  return [
    hanger(TEE.neck.y, 196),
    sleeves(canvas, TEE, SHORT, { colour: main, print: {} }),
    piece(canvas, bodyPath(TEE), {
      colour: main,
      print: {},
      over: bodyFolds(canvas, TEE, main, 0.7) + hemStitch(TEE, main) + hemStitch(TEE, main, 22),
    }),
    armholes(TEE, main),
    boundNeck(canvas, TEE, second, 20, true),
  ].join('')
}

function kidsTShirt(canvas: Canvas): string {
  const t: Torso = {
    neck: { width: 74, y: 316, depth: 48 },
    shoulder: [188, 354],
    armpit: [180, 516],
    waist: [180, 640],
    hem: [190, 880],
    hemDrop: 8,
  }
  const {
    fabric: { main, second },
    pattern,
  } = canvas.picture
  return [
    hanger(t.neck.y, 172),
    sleeves(canvas, t, { length: 196, angle: 38, cuff: 122 }, { colour: second }),
    piece(canvas, bodyPath(t), { colour: main, print: {}, over: bodyFolds(canvas, t, main, 0.6) + hemStitch(t, main) }),
    armholes(t, main),
    boundNeck(canvas, t, second, 18, true),
    pattern === 'plain' ? chestPrint(canvas) : '',
  ].join('')
}

/** What a child's T-shirt says without words: a rickshaw wheel, a boat on the river, or a flower. */
function chestPrint(canvas: Canvas): string {
  const {
    accents: { thread, trim },
    fabric: { second },
    seed,
  } = canvas.picture
  const sun = `<circle cx="48" cy="-66" r="34" fill="${trim}"/>`
  const boat = `${sun}<path d="M-104,24C-60,58 60,58 104,24C84,84 -84,84 -104,24Z" fill="${thread}"/><path d="M-4,28V-96C40,-70 56,-20 50,16ZM-12,28V-74C-46,-52 -60,-12 -58,16Z" fill="${lighter(second, 0.2)}"/><path d="M-120,104C-90,88 -70,120 -40,104S10,120 40,104S90,88 120,104" fill="none" stroke="${trim}" stroke-width="8" stroke-linecap="round"/>`
  const spokes = Array.from(
    { length: 10 },
    (_, i) =>
      `<g transform="rotate(${i * 36})"><path d="M0,-20V-86" stroke="${trim}" stroke-width="5"/><g transform="translate(0 -52) scale(.8)">${paisley(thread, trim)}</g></g>`,
  ).join('')
  const wheel = `<circle r="94" fill="none" stroke="${thread}" stroke-width="14"/><circle r="78" fill="none" stroke="${trim}" stroke-width="4"/>${spokes}<g transform="scale(2)">${flower(thread, trim)}</g>`
  const bunch = [
    [0, -30, 3.4],
    [-62, 34, 2.4],
    [62, 34, 2.4],
  ]
    .map(
      ([x, y, s]) =>
        `<path d="M${x},${y}C${x},60 0,70 0,116" fill="none" stroke="#5c8a55" stroke-width="7"/><g transform="translate(${x} ${y}) scale(${s})">${flower(thread, trim)}</g>`,
    )
    .join('')
  return `<g transform="translate(0 620)" opacity=".94">${[boat, wheel, bunch][seed % 3]}</g>`
}

function polo(canvas: Canvas): string {
  const t: Torso = { ...TEE, neck: { width: 74, y: 248, depth: 42 } }
  const {
    fabric: { main, second },
    accents,
  } = canvas.picture
  const top = t.neck.y + t.neck.depth
  return [
    hanger(t.neck.y, 196),
    sleeves(
      canvas,
      t,
      { ...SHORT, cuff: 124 },
      { colour: main, print: {}, cuff: { height: 26, colour: second, ribbed: true } },
    ),
    piece(canvas, bodyPath(t), { colour: main, print: {}, over: bodyFolds(canvas, t, main, 0.7) + hemStitch(t, main) }),
    armholes(t, main),
    placket(canvas, top - 8, top + 150, 40, main, false),
    buttons(top + 58, top + 124, 2, accents.trim),
    shirtCollar(canvas, t, second, 82, 52),
    `<g transform="translate(104 ${t.armpit[1] - 36}) scale(.8)">${paisley(accents.thread, accents.trim)}</g>`,
  ].join('')
}

function tops(canvas: Canvas): string {
  const t: Torso = {
    neck: { width: 88, y: 262, depth: 78 },
    shoulder: [178, 296],
    armpit: [168, 464],
    waist: [164, 600],
    hem: [250, 936],
    hemDrop: 30,
  }
  const {
    fabric: { main, second },
  } = canvas.picture
  const bell = { length: 330, angle: 27, cuff: 168 }
  const gathers = Array.from({ length: 11 }, (_, i) =>
    fold(canvas, main, [-140 + i * 28, 588], [(-140 + i * 28) * 1.6, 800 + (i % 3) * 60], 15, 0.9),
  ).join('')
  return [
    hanger(t.neck.y, 164),
    sleeves(canvas, t, bell, { colour: main, print: {} }),
    backNeck(canvas, t, main),
    piece(canvas, bodyPath(t), {
      colour: main,
      print: {},
      over: `${bodyFolds(canvas, t, main)}${gathers}${seam('M-164,590C-90,602 90,602 164,590', shadeOf(main), 2.4)}${hemStitch(t, main)}`,
    }),
    armholes(t, main),
    boundNeck(canvas, t, second, 12, false),
    seam('M0,352L0,440', shadeOf(main), 3),
    `<path d="M-2,352C-40,330 -64,372 -44,392C-30,404 -8,372 0,354C8,372 30,404 44,392C64,372 40,330 2,352C20,400 14,450 34,486M-2,354C-20,400 -12,450 -30,478" fill="none" stroke="${second}" stroke-width="7" stroke-linecap="round"/>`,
  ].join('')
}

export const KNITS = { 't-shirt': tShirt, 'kids-t-shirt': kidsTShirt, polo, tops }
