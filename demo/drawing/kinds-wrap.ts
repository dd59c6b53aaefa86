import type { Canvas } from './canvas.ts'
import { fold, piece, seam } from './cloth.ts'
import { darker, shadeOf } from './colour.ts'
import { border, kolkaRow, tassels } from './ornament.ts'
import { rod } from './studio.ts'

/** Orna: a light scarf hung over the rod in a loop, both ends falling. */
function orna(canvas: Canvas): string {
  const {
    fabric: { main, second },
    accents,
  } = canvas.picture
  const left =
    'M-236,126C-190,104 -90,104 -20,126C-16,420 -60,700 -48,1010C-110,1030 -220,1024 -288,1000C-262,700 -240,420 -236,126Z'
  const leftEnd = 'M-48,1010C-110,1030 -220,1024 -288,1000'
  const right = 'M-30,126C60,100 170,102 232,126C250,400 256,620 290,866C220,892 110,890 40,872C30,600 -20,380 -30,126Z'
  const rightEnd = 'M290,866C220,892 110,890 40,872'
  const lines = (xs: number[], foot: number, lean: number) =>
    xs.map((x, i) => fold(canvas, main, [x, 112], [x * 1.12 + lean + i * 4, foot], 19, 1.15, (i % 2) * 16 - 8)).join('')
  return [
    rod(122),
    piece(canvas, right, {
      colour: darker(main, 0.04),
      print: { angle: -3 },
      under:
        border(canvas, rightEnd, 70, 1, second) + border(canvas, 'M232,126C250,400 256,620 290,866', 18, 1, second),
      over: lines([0, 46, 96, 144, 190], 890, 40),
    }),
    tassels(rightEnd, accents.thread, 44, 16),
    `<path d="${left}" transform="translate(12 10)" fill="#1a1024" fill-opacity=".16"/>`,
    piece(canvas, left, {
      colour: main,
      print: { angle: 2 },
      under: `${border(canvas, leftEnd, 70, 1, second)}<g transform="translate(0 -78)">${kolkaRow(canvas, 'M-290,1008C-220,1032 -110,1038 -40,1018', 2, -1)}</g>${border(canvas, 'M-236,126C-240,420 -262,700 -288,1000', 18, -1, second)}`,
      over: lines([-206, -160, -118, -76, -44], 1020, -16),
    }),
    tassels(leftEnd, accents.thread, 44, 16),
    `<path d="M-238,122C-160,98 160,98 234,122C236,140 236,150 236,158C160,132 -160,132 -238,160Z" fill="#fff6e6" fill-opacity=".18"/>`,
  ].join('')
}

/** Shawl: heavy, hung double with both worked ends, fringe below. */
function shawl(canvas: Canvas): string {
  const {
    fabric: { main, second },
    accents,
  } = canvas.picture
  const back = 'M-250,150C-120,126 180,126 318,150C326,440 322,700 334,960C200,984 -100,980 -240,956Z'
  const front =
    'M-318,146C-180,122 120,122 250,146C258,440 252,740 264,1030C130,1052 -200,1052 -334,1030C-322,740 -326,440 -318,146Z'
  const backEnd = 'M334,960C200,984 -100,980 -240,956'
  const end = 'M264,1030C130,1052 -200,1052 -334,1030'
  const lines = [-270, -190, -110, -20, 70, 150, 214]
    .map((x, i) => fold(canvas, main, [x, 134], [x * 1.06, i % 2 ? 1060 : 780], 32, 0.9, (i % 3) * 8 - 8))
    .join('')
  return [
    rod(142),
    piece(canvas, back, { colour: darker(main, 0.14), print: {}, under: border(canvas, backEnd, 90, 1, second) }),
    tassels(backEnd, accents.thread, 60, 14),
    piece(canvas, front, {
      colour: main,
      print: { scale: 1.15 },
      over: lines,
      under: `${border(canvas, end, 110, 1, second)}<g transform="translate(0 -118)">${kolkaRow(canvas, 'M-340,1034C-200,1056 130,1056 270,1034', 2.6, -1)}</g>${border(canvas, 'M250,146C258,440 252,740 264,1030', 26, 1, second)}${border(canvas, 'M-318,146C-326,440 -322,740 -334,1030', 26, -1, second)}`,
    }),
    tassels(end, accents.thread, 62, 14),
    `<path d="M-318,142C-180,116 200,116 318,144C318,170 316,180 316,188C200,150 -180,152 -318,190Z" fill="#fff6e6" fill-opacity=".16"/>`,
  ].join('')
}

/** Hijab on a featureless linen bust. */
function hijab(canvas: Canvas): string {
  const {
    fabric: { main, second },
    accents,
  } = canvas.picture
  const cape =
    'M-150,446C-200,570 -252,650 -272,800C-282,890 -232,970 -140,1004C-50,1034 70,1036 164,1000C250,960 286,890 272,800C252,650 200,570 150,446Z'
  const head =
    'M0,150C108,150 164,236 162,362C160,462 136,548 92,612C50,650 -50,650 -92,612C-136,548 -160,462 -162,362C-164,236 -108,150 0,150Z'
  const face = 'M0,246C70,246 104,300 100,380C96,464 54,540 0,552C-54,540 -96,464 -100,380C-104,300 -70,246 0,246Z'
  const wrap =
    'M-112,470C-84,552 -30,586 34,582C100,574 132,530 150,446C210,516 232,616 204,712C168,808 56,862 -80,852C-172,834 -224,760 -212,676C-198,590 -152,530 -112,470Z'
  const swathe = [0, 1, 2, 3, 4]
    .map((i) => fold(canvas, main, [-128 - i * 22, 500 + i * 54], [178 + i * 12, 490 + i * 50], 22, 1.25, 96 + i * 20))
    .join('')
  const hood = [0, 1, 2]
    .map(
      (i) =>
        fold(canvas, main, [-124 - i * 22, 470], [-30 + i * 6, 150 + i * 10], 15, 1, -76 - i * 12) +
        fold(canvas, main, [124 + i * 22, 470], [30, 150 + i * 10], 15, 1, 70 + i * 12),
    )
    .join('')
  const capeFolds = [-0.8, -0.5, -0.2, 0.15, 0.45, 0.75]
    .map((s, i) => fold(canvas, main, [s * 170, 720 + (i % 2) * 30], [s * 300, 1010], 26, 1.1, i * 4 - 10))
    .join('')
  const hem =
    'M-150,446C-200,570 -252,650 -272,800C-282,890 -232,970 -140,1004C-50,1034 70,1036 164,1000C250,960 286,890 272,800C252,650 200,570 150,446'
  return [
    `<ellipse cx="24" cy="1108" rx="250" ry="34" fill="url(#pool)"/><path d="M-130,1090C-110,1040 -60,1000 -50,930H50C60,1000 110,1040 130,1090C80,1112 -80,1112 -130,1090Z" fill="url(#wood)" stroke="#6d4a2b" stroke-opacity=".5"/>`,
    piece(canvas, cape, { colour: main, print: {}, under: border(canvas, hem, 12, -1, second), over: capeFolds }),
    piece(canvas, head, { colour: main, print: { scale: 0.9 }, over: hood }),
    `<path d="${face}" fill="url(#linen)"/><path d="${face}" fill="none" stroke="${shadeOf(main)}" stroke-opacity=".4" stroke-width="14"/>`,
    `<path d="M-96,318C-86,266 -48,242 0,242C48,242 86,266 96,318C78,284 44,272 0,272C-44,272 -78,284 -96,318Z" fill="${second}"/>`,
    `<path d="${wrap}" transform="translate(5 14)" fill="${shadeOf(main)}" fill-opacity=".3"/>`,
    piece(canvas, wrap, { colour: main, print: { angle: -14 }, over: swathe, axis: [-180, 560, 190, 800] }),
    `<g transform="translate(166 476)">${seam('M-12,8L14,-10', accents.trim, 4)}<circle r="9" fill="${accents.trim}" stroke="${shadeOf(accents.trim)}" stroke-opacity=".6"/><circle cx="-3" cy="-3" r="3" fill="#fff" fill-opacity=".8"/></g>`,
  ].join('')
}

export const WRAPS = { orna, shawl, hijab }
