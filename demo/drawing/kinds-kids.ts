import { type Canvas, placed } from './canvas.ts'
import { fold, piece, seam } from './cloth.ts'
import { darker, lighter, shadeOf } from './colour.ts'
import { boundNeck, button, buttons, patchPocket } from './fastening.ts'
import { flower } from './motif.ts'
import { mirror } from './path.ts'
import { sleeves } from './sleeves.ts'
import { hanger } from './studio.ts'
import { armholes, bodyFolds, bodyPath, hemStitch, ribs, type Torso } from './torso.ts'

/** Laid flat: vest, little trousers, cap and bootees. */
function babySet(canvas: Canvas): string {
  const {
    fabric: { main, second },
    accents,
  } = canvas.picture
  const t: Torso = {
    neck: { width: 56, y: 190, depth: 34 },
    shoulder: [136, 218],
    armpit: [132, 352],
    waist: [136, 440],
    hem: [146, 574],
    hemDrop: 8,
  }
  const shirt = () =>
    [
      sleeves(
        canvas,
        t,
        { length: 190, angle: 40, cuff: 84 },
        { colour: main, print: { scale: 0.8 }, cuff: { height: 24, colour: second, ribbed: true } },
      ),
      piece(canvas, bodyPath(t), {
        colour: main,
        print: { scale: 0.8 },
        over: bodyFolds(canvas, t, main, 0.4) + hemStitch(t, main, 12),
      }),
      armholes(t, main),
      seam('M6,226C60,330 80,450 84,578', shadeOf(main), 2.6),
      seam('M-4,228C50,330 70,450 74,578', shadeOf(main), 1.4, '5 4'),
      boundNeck(canvas, t, second, 14, false),
      [
        [50, 330],
        [70, 420],
        [78, 510],
      ]
        .map(([x = 0, y = 0]) => button(x, y, accents.trim, 7))
        .join(''),
    ].join('')
  const half =
    'M-2,660C50,660 90,658 120,654C142,760 150,860 146,930C150,990 140,1020 130,1040C100,1052 60,1052 34,1040C30,960 20,880 0,840Z'
  const cuff = 'M32,1034C60,1046 104,1046 134,1034L130,1074C104,1084 60,1084 38,1074Z'
  const trousers = () =>
    [mirror(half), half]
      .map((d) =>
        piece(canvas, d, {
          colour: second,
          over:
            fold(canvas, second, [d === half ? 20 : -20, 850], [d === half ? 110 : -110, 800], 18) +
            fold(canvas, second, [d === half ? 80 : -80, 690], [d === half ? 90 : -90, 1040], 18, 0.7),
        }),
      )
      .join('') +
    [cuff, mirror(cuff)].map((d) => piece(canvas, d, { colour: main, over: ribs(d, main, 30) })).join('') +
    piece(canvas, 'M-122,640C-60,652 60,652 122,640L124,684C60,696 -60,696 -124,684Z', {
      colour: main,
      casts: false,
      over: ribs('M-124,662C-60,674 60,674 124,662', main, 24),
    }) +
    `<g transform="translate(0 780) scale(1.5)">${flower(accents.thread, accents.trim)}</g>`
  const cap = () =>
    piece(canvas, 'M-96,120C-100,40 -56,-6 0,-8C56,-6 100,40 96,120Z', {
      colour: main,
      print: { scale: 0.7 },
      over: fold(canvas, main, [-30, 0], [-50, 120], 14) + fold(canvas, main, [30, 0], [50, 120], 14),
    }) +
    piece(canvas, 'M-104,104C-50,124 50,124 104,104L106,146C50,166 -50,166 -106,146Z', {
      colour: second,
      over: ribs('M-106,126C-50,146 50,146 106,126', second, 22),
    }) +
    `<circle cx="0" cy="-16" r="24" fill="${second}"/><circle cx="-7" cy="-23" r="10" fill="${lighter(second, 0.4)}" fill-opacity=".6"/>`
  const shoe = () =>
    piece(
      canvas,
      'M-34,-60C-10,-68 20,-66 34,-56C36,-30 36,-14 44,0C70,10 88,28 84,52C60,66 -10,68 -34,58C-44,20 -42,-20 -34,-60Z',
      { colour: second, over: fold(canvas, second, [-20, 40], [70, 30], 16, 0.8) },
    ) +
    piece(canvas, 'M-40,-74C-10,-84 20,-82 40,-70L38,-44C14,-54 -12,-54 -38,-46Z', { colour: main, casts: false }) +
    `<path d="M38,8C30,20 22,30 10,34" fill="none" stroke="${accents.thread}" stroke-width="6" stroke-linecap="round"/>`
  return [
    placed(canvas, 'translate(-66 -20)', shirt),
    placed(canvas, 'translate(-84 36)', trousers),
    placed(canvas, 'translate(236 560)', cap),
    placed(canvas, 'translate(206 890)', shoe),
    placed(canvas, 'translate(300 1000)', shoe),
  ].join('')
}

/** Dungaree over a small tee. */
function dungaree(canvas: Canvas): string {
  const {
    fabric: { main, second },
    accents,
  } = canvas.picture
  const t: Torso = {
    neck: { width: 66, y: 232, depth: 44 },
    shoulder: [160, 266],
    armpit: [152, 408],
    waist: [152, 520],
    hem: [156, 640],
    hemDrop: 8,
  }
  const gold = '#c98f3c'
  const bib =
    'M-96,402C-40,410 40,410 96,402C104,460 124,520 158,560L158,640L-158,640L-158,560C-124,520 -104,460 -96,402Z'
  const right =
    'M-2,596L160,588C178,680 190,780 186,900C190,980 188,1040 184,1096C150,1108 80,1108 46,1096C44,960 30,850 0,790Z'
  const cuff = 'M44,1058C80,1070 150,1070 186,1058L184,1102C150,1114 80,1114 46,1102Z'
  const strap = 'M66,412C72,340 90,290 106,244L138,254C124,300 108,350 102,416Z'
  const legFolds = (s: number) =>
    fold(canvas, main, [s * 8, 790], [s * 150, 760], 18) +
    fold(canvas, main, [s * 176, 900], [s * 100, 950], 15) +
    fold(canvas, main, [s * 60, 960], [s * 130, 930], 14) +
    fold(canvas, main, [s * 110, 640], [s * 112, 1060], 18, 0.6)
  const buckle = (x: number) =>
    `<path d="M${x - 18},402H${x + 18}V440H${x - 18}Z" fill="none" stroke="${accents.trim}" stroke-width="6"/>${button(x, 432, accents.trim, 9)}`
  return [
    hanger(t.neck.y, 146),
    sleeves(canvas, t, { length: 170, angle: 36, cuff: 104 }, { colour: second, print: {} }),
    piece(canvas, bodyPath(t), { colour: second, print: {}, over: bodyFolds(canvas, t, second, 0.3) }),
    armholes(t, second),
    boundNeck(canvas, t, second, 16, true),
    [mirror(right), right]
      .map((d) => piece(canvas, d, { colour: main, over: legFolds(d === right ? 1 : -1) }))
      .join(''),
    [cuff, mirror(cuff)].map((d) => piece(canvas, d, { colour: lighter(main, 0.3) })).join(''),
    [strap, mirror(strap)]
      .map((d) => piece(canvas, d, { colour: main, casts: false }) + seam(d, gold, 1.8, '6 4'))
      .join(''),
    piece(canvas, bib, {
      colour: main,
      over:
        seam('M-88,412C-40,420 40,420 88,412', gold, 2, '7 4') +
        seam('M-158,590L158,590M-158,628L158,628', gold, 2, '7 4') +
        fold(canvas, main, [-120, 600], [-40, 500], 16, 0.6),
      casts: false,
    }),
    patchPocket(canvas, -62, 450, 124, 108, darker(main, 0.03), false),
    `<g transform="translate(0 516) scale(1.3)">${flower(accents.thread, accents.trim)}</g>`,
    buckle(82),
    buckle(-82),
    buttons(612, 612, 1, accents.trim, 140),
    buttons(612, 612, 1, accents.trim, -140),
    seam('M2,640L0,786', shadeOf(main), 2.6),
    seam('M96,650C104,700 130,730 172,736', gold, 2.2, '7 4'),
    seam('M-96,650C-104,700 -130,730 -172,736', gold, 2.2, '7 4'),
  ].join('')
}

export const KIDS = { 'baby-set': babySet, dungaree }
