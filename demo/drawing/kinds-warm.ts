import type { Canvas } from './canvas.ts'
import { fold, piece, seam } from './cloth.ts'
import { darker, shadeOf } from './colour.ts'
import { boundNeck } from './fastening.ts'
import { TEE } from './kinds-knit.ts'
import { mirror } from './path.ts'
import { sleeves } from './sleeves.ts'
import { hanger } from './studio.ts'
import { armholes, bodyFolds, bodyPath, hemline, ribs, type Torso } from './torso.ts'

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

export const WARM = { sweater, hoodie }
