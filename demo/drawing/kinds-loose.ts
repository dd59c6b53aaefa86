import type { Canvas } from './canvas.ts'
import { fold, piece } from './cloth.ts'
import { shadeOf } from './colour.ts'
import { band, drawstring, gathers, legs } from './kinds-legs.ts'
import { border } from './ornament.ts'
import { clipHanger } from './studio.ts'

function pajama(canvas: Canvas): string {
  const {
    fabric: { main },
    accents,
  } = canvas.picture
  const { bar, clips } = clipHanger(196, 116)
  return [
    bar,
    legs(canvas, { waist: [150, 202], hip: [216, 420], crotch: 520, hem: [146, 1114], inner: 40 }, main),
    band(canvas, main, 150, 198, 40),
    gathers(canvas, main, 146, 238, 150),
    drawstring(accents.thread, 222),
    clips,
  ].join('')
}

function palazzo(canvas: Canvas): string {
  const {
    fabric: { main, second },
  } = canvas.picture
  const { bar, clips } = clipHanger(196, 106)
  const drapes = [-250, -196, -140, -84, -40, 44, 90, 150, 204, 256]
    .map((x, i) => fold(canvas, main, [x * 0.42, 400 + (i % 3) * 50], [x, 1120], 27, 1.1))
    .join('')
  return [
    bar,
    legs(
      canvas,
      { waist: [136, 202], hip: [186, 420], crotch: 500, hem: [292, 1108], inner: 14 },
      main,
      true,
      (line, side) => border(canvas, line, 40, side, second),
    ),
    drapes,
    gathers(canvas, main, 132, 248, 130, 1.4),
    band(canvas, second, 136, 198, 48),
    clips,
  ].join('')
}

function lungi(canvas: Canvas): string {
  const {
    fabric: { main },
  } = canvas.picture
  const { bar, clips } = clipHanger(196, 150)
  const tube =
    'M-196,200C-120,214 120,214 196,200C206,420 226,820 236,1090C214,1104 196,1092 168,1102C130,1112 90,1098 50,1108C10,1116 -30,1100 -70,1110C-110,1116 -150,1098 -190,1106C-210,1108 -226,1100 -236,1090C-226,820 -206,420 -196,200Z'
  const overlap =
    'M196,200C206,420 226,820 236,1090C200,1104 160,1094 118,1106C100,820 70,460 40,210C90,212 150,208 196,200Z'
  const drapes = [-190, -130, -70, -10, 40]
    .map((x, i) => fold(canvas, main, [x * 0.8, 220 + (i % 2) * 120], [x * 1.08, 1110], 26, 1, (i % 2) * 10))
    .join('')
  return [
    bar,
    piece(canvas, tube, { colour: main, print: {}, over: drapes }),
    `<path d="M40,210C70,460 100,820 118,1106" transform="translate(-7 4)" fill="none" stroke="${shadeOf(main)}" stroke-opacity=".35" stroke-width="12"/>`,
    piece(canvas, overlap, {
      colour: main,
      print: { shift: 9 },
      depth: 0.7,
      casts: false,
      over: fold(canvas, main, [120, 230], [164, 1110], 26, 1) + fold(canvas, main, [170, 220], [210, 1100], 20, 0.9),
    }),
    clips,
  ].join('')
}

export const LOOSE = { pajama, palazzo, lungi }
