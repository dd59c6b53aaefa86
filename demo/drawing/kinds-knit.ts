import type { Canvas } from './canvas.ts'
import { fold, piece, seam } from './cloth.ts'
import { darker, lighter, shadeOf } from './colour.ts'
import { boundNeck, buttons, placket, shirtCollar } from './fastening.ts'
import { flower, paisley } from './motif.ts'
import { mirror } from './path.ts'
import { hanger } from './studio.ts'
import { armholes, backNeck, bodyFolds, bodyPath, hemline, hemStitch, ribs, sleeves, type Torso } from './torso.ts'

const TEE: Torso = {
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

function sweater(canvas: Canvas): string {
  const t: Torso = { ...TEE, hem: [186, 930], waist: [200, 720], armpit: [206, 506] }
  const {
    fabric: { main, second },
  } = canvas.picture
  const knit = `<path d="${Array.from({ length: 30 }, (_, i) => `M${-300 + i * 20},200V980`).join('')}" stroke="${shadeOf(main)}" stroke-opacity=".14" stroke-width="5" stroke-dasharray="7 3"/>`
  const cable = [-80, 0, 80]
    .map((x) =>
      Array.from(
        { length: 15 },
        (_, i) =>
          `<path d="M${x - 16},${320 + i * 40}C${x - 16},${344 + i * 40} ${x + 16},${336 + i * 40} ${x + 16},${360 + i * 40}M${x + 16},${320 + i * 40}C${x + 16},${344 + i * 40} ${x - 16},${336 + i * 40} ${x - 16},${360 + i * 40}" fill="none" stroke="${shadeOf(main)}" stroke-opacity=".38" stroke-width="5"/><path d="M${x - 19},${322 + i * 40}C${x - 19},${342 + i * 40} ${x + 12},${338 + i * 40} ${x + 13},${358 + i * 40}" fill="none" stroke="#fff6e6" stroke-opacity=".28" stroke-width="3"/>`,
      ).join(''),
    )
    .join('')
  const band = ribs(hemline(t), main, 46)
  const edge = seam(hemline(t), shadeOf(main), 2).replace('/>', ' stroke-opacity=".5" transform="translate(0 -54)"/>')
  return [
    hanger(t.neck.y, 196),
    sleeves(
      canvas,
      t,
      { length: 580, angle: 15, cuff: 90 },
      { colour: main, print: {}, cuff: { height: 66, colour: second, ribbed: true } },
    ),
    piece(canvas, bodyPath(t), {
      colour: main,
      print: {},
      under: knit + (canvas.picture.pattern === 'plain' ? cable : ''),
      over: bodyFolds(canvas, t, main, 0.7) + band + edge,
    }),
    armholes(t, main),
    boundNeck(canvas, t, second, 28, true),
  ].join('')
}

function hoodie(canvas: Canvas): string {
  const t: Torso = {
    ...TEE,
    neck: { width: 92, y: 276, depth: 96, shape: 'vee' },
    shoulder: [214, 322],
    hem: [188, 958],
    waist: [202, 740],
    armpit: [208, 520],
  }
  const {
    fabric: { main, second },
    accents,
  } = canvas.picture
  const hood = `M-100,292C-134,220 -118,142 -58,116C-20,102 20,102 58,116C118,142 134,220 100,292C70,350 30,380 0,396C-30,380 -70,350 -100,292Z`
  const inside = `M-74,286C-96,226 -84,172 -44,154C-14,142 14,142 44,154C84,172 96,226 74,286C56,326 28,352 0,372C-28,352 -56,326 -74,286Z`
  const flap = `M112,262C126,300 110,352 62,386C40,402 16,412 2,414C30,380 70,330 84,250C96,246 106,250 112,262Z`
  const pocket = `M-128,742L128,742C138,790 150,830 172,872L172,918L-172,918L-172,872C-150,830 -138,790 -128,742Z`
  const cord = (side: 1 | -1) =>
    `<path d="M${side * 30},394C${side * 36},450 ${side * 28},500 ${side * 34},560" fill="none" stroke="${shadeOf(main)}" stroke-opacity=".4" stroke-width="9" transform="translate(4 4)"/><path d="M${side * 30},394C${side * 36},450 ${side * 28},500 ${side * 34},560" fill="none" stroke="${accents.thread}" stroke-width="7" stroke-linecap="round"/><path d="M${side * 34},556V586" stroke="${accents.trim}" stroke-width="9" stroke-linecap="round"/>`
  return [
    hanger(t.neck.y, 196),
    piece(canvas, hood, {
      colour: main,
      over: fold(canvas, main, [-90, 150], [-110, 290], 16) + fold(canvas, main, [90, 150], [100, 290], 16),
    }),
    piece(canvas, inside, {
      colour: darker(second, 0.3),
      over: seam('M0,150C4,220 2,300 0,372', shadeOf(second), 2) + fold(canvas, second, [-60, 180], [-40, 330], 24),
    }),
    sleeves(
      canvas,
      t,
      { length: 580, angle: 15, cuff: 96 },
      { colour: main, print: {}, cuff: { height: 64, colour: darker(main, 0.08), ribbed: true } },
    ),
    piece(canvas, bodyPath(t), {
      colour: main,
      print: {},
      over: bodyFolds(canvas, t, main, 0.7) + ribs(hemline(t), main, 44),
    }),
    armholes(t, main),
    `<path d="${pocket}" transform="translate(3 6)" fill="${shadeOf(main)}" fill-opacity=".3"/>`,
    piece(canvas, pocket, {
      colour: darker(main, 0.03),
      print: {},
      depth: 0.5,
      casts: false,
      over: seam('M-118,746C-130,800 -140,836 -162,872M118,746C130,800 140,836 162,872', shadeOf(main), 1.5, '5 4'),
    }),
    ...[flap, mirror(flap)].map((d) =>
      piece(canvas, d, {
        colour: main,
        over: fold(canvas, main, [d === flap ? 96 : -96, 280], [d === flap ? 30 : -30, 400], 12),
      }),
    ),
    cord(1),
    cord(-1),
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

export const KNITS = { 't-shirt': tShirt, 'kids-t-shirt': kidsTShirt, polo, sweater, hoodie, tops }
