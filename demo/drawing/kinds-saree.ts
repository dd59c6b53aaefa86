import type { Canvas } from './canvas.ts'
import { fold, piece, seam } from './cloth.ts'
import { darker, shadeOf } from './colour.ts'
import { border, kolkaRow, tassels } from './ornament.ts'
import { type SkirtCut, skirt } from './skirt.ts'
import { dressForm, rod } from './studio.ts'

/** Worn on the dress form: pleats in front, the pallu from the left hip over the right shoulder and down behind. */
function draped(canvas: Canvas): string {
  const {
    fabric: { main, second },
  } = canvas.picture
  const top = 96
  const cut: SkirtCut = {
    waist: { half: 118, y: 470 },
    hem: { half: 214, y: 1082, drop: 22 },
    waves: 12,
    bell: 0.55,
    pleats: 10,
  }
  const blouse =
    'M-104,206C-84,196 -70,190 -60,184C-56,230 -40,262 0,268C40,262 56,230 60,184C84,192 112,198 136,206C176,222 190,262 196,318C180,332 158,336 146,332C142,368 136,390 132,410C60,426 -60,426 -132,410C-136,390 -142,368 -146,332C-158,336 -180,332 -196,318C-190,262 -176,222 -136,206Z'
  const tail = 'M92,200C150,196 176,216 186,270C206,420 262,640 286,880C240,908 180,912 132,900C134,700 120,420 92,200Z'
  const tailEnd = 'M286,880C240,908 180,912 132,900'
  const sash =
    'M-124,500C-140,540 -140,580 -126,610C-40,560 110,440 168,330C190,280 178,222 142,200C118,190 88,190 70,196C64,250 -20,380 -124,500Z'
  const lower = 'M-126,610C-40,560 110,440 168,330C190,280 178,222 142,200'
  const sashFolds = [
    [0.1, 24],
    [0.32, 20],
    [0.55, 22],
    [0.78, 20],
  ]
    .map(([s = 0, w = 20]) => fold(canvas, main, [-126, 508 + s * 96], [76 + s * 74, 200], w, 1.2, 24 + s * 26))
    .join('')
  const front = [-46, -28, -8, 14, 34]
    .map((x, i) => fold(canvas, main, [x * 0.7, 486], [x * 1.9 + 10, 1110], 20, 1.5, i * 3 - 6))
    .join('')
  const fan = 'M-44,484C-20,494 20,494 40,484C58,640 84,900 96,1108C40,1122 -40,1122 -92,1108C-84,900 -64,640 -44,484Z'
  return [
    dressForm(top),
    piece(canvas, tail, {
      colour: darker(main, 0.06),
      print: { angle: -8 },
      under: border(canvas, tailEnd, 110, 1) + border(canvas, 'M186,270C206,420 262,640 286,880', 22, 1),
      over:
        fold(canvas, main, [136, 230], [200, 910], 26, 1.2) +
        fold(canvas, main, [160, 230], [250, 900], 22, 1.2) +
        fold(canvas, main, [112, 230], [156, 900], 22, 1),
    }),
    tassels(tailEnd, canvas.picture.accents.thread, 34),
    piece(canvas, blouse, {
      colour: second,
      under:
        border(canvas, 'M-196,318C-180,332 -158,336 -146,332', 14, -1) +
        border(canvas, 'M196,318C180,332 158,336 146,332', 14, 1),
      over: fold(canvas, second, [-140, 330], [-60, 300], 14) + fold(canvas, second, [-70, 410], [-40, 300], 16),
    }),
    seam('M-60,184C-56,230 -40,262 0,268C40,262 56,230 60,184', canvas.picture.accents.thread, 4),
    skirt(canvas, cut, { colour: main, borderWidth: 46, kolka: 0 }),
    `<path d="M-44,484C-64,640 -84,900 -92,1108M40,484C58,640 84,900 96,1108" fill="none" stroke="${shadeOf(main)}" stroke-opacity=".3" stroke-width="5"/>`,
    piece(canvas, fan, {
      colour: main,
      print: { shift: 12 },
      casts: false,
      depth: 0.5,
      under: border(canvas, 'M96,1108C40,1122 -40,1122 -92,1108', 46, 1),
      over: front,
    }),
    `<path d="${sash}" transform="translate(4 14)" fill="${shadeOf(main)}" fill-opacity=".3"/>`,
    piece(canvas, sash, {
      colour: main,
      print: { angle: -38 },
      under: border(canvas, lower, 30, -1),
      over: sashFolds,
      axis: [-60, 360, 110, 520],
      depth: 0.8,
    }),
  ].join('')
}

/** Hung over a rod: the pallu in front with its worked end, the plain length falling behind. */
function hung(canvas: Canvas): string {
  const {
    fabric: { main, second },
    accents,
  } = canvas.picture
  const back =
    'M-40,122C60,104 240,106 300,126C310,420 304,760 316,1004C250,1030 80,1024 -20,1004C-30,700 -36,400 -40,122Z'
  const front =
    'M-286,128C-180,100 60,100 168,128C176,400 170,700 184,1068C150,1082 90,1072 40,1080C-40,1090 -120,1072 -190,1084C-240,1088 -276,1080 -300,1068C-288,700 -292,420 -286,128Z'
  const end = 'M184,1068C150,1082 90,1072 40,1080C-40,1090 -120,1072 -190,1084C-240,1088 -276,1080 -300,1068'
  const lines = [-250, -196, -150, -96, -50, 0, 52, 96, 138]
    .map((x, i) =>
      fold(
        canvas,
        main,
        [x * 0.96 - 4, 112],
        [x * 1.05 - 4, i % 3 ? 1100 : 760],
        21 + (i % 3) * 6,
        1.05,
        (i % 2) * 10 - 5,
      ),
    )
    .join('')
  const backLines = [190, 226, 262].map((x) => fold(canvas, main, [x, 112], [x + 12, 1030], 22, 1.1)).join('')
  const bands = (y: number, height: number) =>
    `<path d="M-320,${y}C-200,${y + 12} 80,${y - 8} 220,${y}V${y + height}C80,${y + height - 8} -200,${y + height + 12} -320,${y + height}Z" fill="${second}"/>`
  const pallu = [
    bands(800, 300),
    bands(752, 16),
    bands(716, 8),
    border(canvas, 'M220,852C80,844 -200,864 -320,852', 20, -1),
    border(canvas, 'M220,1010C80,1002 -200,1022 -320,1010', 20, -1),
    kolkaRow(canvas, 'M-320,992C-200,1004 80,984 220,992', 2.5, -1),
  ].join('')
  return [
    rod(124),
    piece(canvas, back, {
      colour: darker(main, 0.12),
      print: { shift: 14 },
      under:
        border(canvas, 'M300,126C310,420 304,760 316,1004', 30, 1) +
        border(canvas, 'M316,1004C250,1030 80,1024 -20,1004', 20, 1),
      over: backLines,
    }),
    piece(canvas, front, {
      colour: main,
      print: {},
      over: lines,
      under:
        pallu +
        border(canvas, 'M-286,128C-292,420 -288,700 -300,1068', 30, -1) +
        border(canvas, 'M168,128C176,400 170,700 184,1068', 30, 1),
    }),
    `<path d="M-290,122C-180,96 200,96 302,122C304,142 302,152 300,160C200,132 -180,134 -288,164Z" fill="#fff6e6" fill-opacity=".16"/>`,
    tassels(end, accents.thread, 44, 16),
  ].join('')
}

/** Folded flat as a shop lays it on the counter, the pallu brought over the front with its fringe. */
function folded(canvas: Canvas): string {
  const { main, second } = canvas.picture.fabric
  const { thread } = canvas.picture.accents
  const sheet =
    'M-286,214C-140,204 140,204 286,214C300,216 304,228 304,242C309,480 311,780 308,1000C306,1018 298,1024 284,1024C100,1032 -100,1032 -284,1024C-298,1024 -306,1018 -308,1000C-311,780 -309,480 -304,242C-304,228 -300,216 -286,214Z'
  const leftEdge = 'M-286,214C-304,216 -304,228 -304,242C-309,480 -311,780 -308,1024'
  const rightEdge = 'M286,214C304,216 304,228 304,242C309,480 311,780 308,1024'
  const pallu =
    'M-252,206C-100,198 100,198 252,206C262,208 266,218 266,230C270,440 271,700 268,884C100,896 -100,896 -268,884C-271,700 -270,440 -266,230C-266,218 -262,208 -252,206Z'
  const palluLeft = 'M-258,206C-268,420 -270,700 -268,884'
  const palluRight = 'M258,206C268,420 270,700 268,884'
  const end = 'M268,884C100,896 -100,896 -268,884'
  const level = (y: number) => `M290,${y}C100,${y + 11} -100,${y + 11} -290,${y}`
  const stripe = (y: number, ink: string, width: number) =>
    `<path d="${level(y)}" fill="none" stroke="${ink}" stroke-width="${width}"/>`
  const ground = `<path d="M-290,560C-100,571 100,571 290,560V900H-290Z" fill="${second}"/>`
  return [
    layer(canvas, 3),
    layer(canvas, 2),
    layer(canvas, 1),
    piece(canvas, sheet, {
      colour: main,
      print: {},
      depth: 0.8,
      under: border(canvas, leftEdge, 40, -1) + border(canvas, rightEdge, 40, 1),
      over: fold(canvas, main, [-300, 960], [300, 950], 16, 0.7),
    }),
    `<path d="${pallu}" transform="translate(9 22)" fill="${shadeOf(main)}" fill-opacity=".2"/><path d="${pallu}" transform="translate(4 9)" fill="${shadeOf(main)}" fill-opacity=".3"/>`,
    piece(canvas, pallu, {
      colour: main,
      print: {},
      depth: 0.85,
      under: [
        ground,
        stripe(524, second, 12),
        stripe(500, second, 5),
        stripe(540, thread, 3),
        border(canvas, level(562), 34, -1),
        kolkaRow(canvas, level(800), 2.9, 1),
        border(canvas, end, 58, 1),
        `<g transform="translate(0 -118)">${kolkaRow(canvas, level(804), 1.4, 1)}</g>`,
        border(canvas, palluLeft, 30, -1),
        border(canvas, palluRight, 30, 1),
      ].join(''),
      over:
        fold(canvas, main, [-258, 384], [262, 372], 20, 0.8, 6) +
        fold(canvas, second, [-266, 694], [266, 684], 18, 0.7, 6) +
        fold(canvas, main, [-120, 210], [-150, 560], 18, 0.4),
    }),
    tassels(end, thread, 46, 15),
    seam('M-250,211C-100,203 100,203 250,211', '#fff6e6', 3).replace('/>', ' stroke-opacity=".45"/>'),
  ].join('')
}

/** One of the folds seen at the foot of the pile. */
function layer(canvas: Canvas, depth: number): string {
  const { main } = canvas.picture.fabric
  const y = 1010 + depth * 18
  const [left, right] = [
    `M-296,${y + 14}C-308,${y + 6} -310,${y - 20} -302,${y - 60}`,
    `M296,${y + 14}C308,${y + 6} 310,${y - 20} 302,${y - 60}`,
  ]
  return piece(
    canvas,
    `M-302,${y - 60}C-310,${y - 20} -308,${y + 6} -296,${y + 14}C-100,${y + 23} 100,${y + 23} 296,${y + 14}C308,${y + 6} 310,${y - 20} 302,${y - 60}Z`,
    {
      colour: depth % 2 ? darker(main, 0.12) : main,
      under: border(canvas, left, 24, 1) + border(canvas, right, 24, -1),
    },
  )
}

export const SAREES = { 'saree-draped': draped, 'saree-hung': hung, 'saree-folded': folded }
