import type { Canvas } from './canvas.ts'
import { fold, piece, seam } from './cloth.ts'
import { darker, shadeOf } from './colour.ts'
import { border, kolkaRow, tassels } from './ornament.ts'
import { folded } from './saree-folded.ts'
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

export const SAREES = { 'saree-draped': draped, 'saree-hung': hung, 'saree-folded': folded }
