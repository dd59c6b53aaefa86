import type { Canvas } from './canvas.ts'
import { fold, piece, seam } from './cloth.ts'
import { shadeOf } from './colour.ts'
import { boundNeck, buttons } from './fastening.ts'
import { legs } from './kinds-legs.ts'
import { scarf } from './kinds-women.ts'
import { border, needlework } from './ornament.ts'
import { across, mirror } from './path.ts'
import { pleats, type SkirtCut, skirt, skirtHem, skirtPath } from './skirt.ts'
import { sleeves } from './sleeves.ts'
import { hanger } from './studio.ts'
import { armholes, bodyFolds, bodyPath, neckHalf, type Torso } from './torso.ts'

function girlsThreePiece(canvas: Canvas): string {
  const {
    fabric: { main, second },
  } = canvas.picture
  const t: Torso = {
    neck: { width: 58, y: 262, depth: 50 },
    shoulder: [130, 288],
    armpit: [122, 408],
    waist: [116, 520],
    hem: [122, 532],
    hemDrop: 4,
  }
  const cut: SkirtCut = {
    waist: { half: 116, y: 512 },
    hem: { half: 236, y: 832, drop: 22 },
    waves: 10,
    bell: 0.7,
    pleats: 13,
  }
  const pants = legs(
    canvas,
    { waist: [104, 700], hip: [124, 800], crotch: 850, hem: [96, 1112], inner: 22 },
    second,
    false,
    (line, side) => border(canvas, line, 22, side, main),
  )
  const bow = `M0,512C-40,486 -76,496 -70,524C-62,546 -26,530 0,516C26,530 62,546 70,524C76,496 40,486 0,512Z`
  return [
    hanger(t.neck.y, 118),
    pants,
    sleeves(
      canvas,
      t,
      { length: 150, angle: 36, cuff: 100 },
      { colour: main, print: {}, trim: (line, side) => border(canvas, line, 18, side, second) },
    ),
    piece(canvas, bodyPath(t), { colour: main, print: { scale: 0.8 }, over: bodyFolds(canvas, t, main, 0.2) }),
    armholes(t, main),
    skirt(canvas, cut, { colour: main, borderWidth: 32, scale: 0.8 }),
    boundNeck(canvas, t, second, 11, false),
    needlework(
      canvas,
      across(neckHalf({ ...t, neck: { ...t.neck, width: t.neck.width + 12, depth: t.neck.depth + 11 } })),
      20,
      -1,
    ),
    seam('M-117,512C-60,522 60,522 117,512', second, 16),
    piece(canvas, bow, { colour: second, casts: false }),
    scarf(canvas, -98, 268, 960),
  ].join('')
}

/** Girl's frock: fitted bodice, gathered skirt in two tiers, puff sleeves and a sash. */
function frock(canvas: Canvas): string {
  const {
    fabric: { main, second },
    accents,
  } = canvas.picture
  const t: Torso = {
    neck: { width: 68, y: 258, depth: 50 },
    shoulder: [140, 284],
    armpit: [132, 420],
    waist: [128, 540],
    hem: [130, 552],
    hemDrop: 6,
  }
  const upper: SkirtCut = {
    waist: { half: 128, y: 534 },
    hem: { half: 292, y: 960, drop: 40 },
    waves: 14,
    bell: 0.72,
    pleats: 17,
  }
  const under: SkirtCut = {
    waist: { half: 140, y: 600 },
    hem: { half: 308, y: 1014, drop: 44 },
    waves: 18,
    bell: 0.7,
    pleats: 22,
  }
  const puff =
    'M132,286C176,262 232,286 240,336C244,372 230,394 212,408C186,404 150,410 132,424C112,392 112,330 132,286Z'
  const cuff = 'M126,424C150,404 188,398 216,404L222,424C190,420 156,426 130,442Z'
  const puffFolds = (s: 1 | -1) =>
    [0, 1, 2, 3]
      .map((i) => fold(canvas, main, [s * (140 + i * 16), 284 + i * 4], [s * (150 + i * 18), 412], 12, 0.9))
      .join('')
  const sleeve =
    [puff, mirror(puff)]
      .map((d, i) => piece(canvas, d, { colour: main, print: { angle: i ? 24 : -24 }, over: puffFolds(i ? -1 : 1) }))
      .join('') + [cuff, mirror(cuff)].map((d) => piece(canvas, d, { colour: second })).join('')
  const bow = 'M0,556C-58,516 -112,530 -104,570C-96,604 -36,580 0,562C36,580 96,604 104,570C112,530 58,516 0,556Z'
  const ends =
    'M-4,560C-20,620 -40,680 -62,730L-28,744C-10,690 0,620 6,566ZM4,560C24,620 40,670 66,716L96,698C60,650 30,600 12,558Z'
  const collar = 'M0,310C26,312 60,292 70,250C96,262 112,280 116,300C104,340 60,366 6,352Z'
  return [
    hanger(t.neck.y, 128),
    sleeve,
    piece(canvas, skirtPath(under), { colour: second, over: pleats(canvas, second, under) }),
    skirt(canvas, upper, { colour: main, borderWidth: canvas.picture.pattern === 'plain' ? 20 : 0 }),
    `<path d="${skirtHem(upper)}" fill="none" stroke="${accents.thread}" stroke-width="5" stroke-dasharray="10 5"/>`,
    piece(canvas, bodyPath(t), {
      colour: main,
      print: { scale: 0.8 },
      over:
        bodyFolds(canvas, t, main, 0.1) +
        seam('M-70,540C-66,480 -70,420 -84,360M70,540C66,480 70,420 84,360', shadeOf(main), 2).replace(
          '/>',
          ' stroke-opacity=".5"/>',
        ),
    }),
    armholes(t, main),
    boundNeck(canvas, t, second, 8, false),
    [collar, mirror(collar)]
      .map((d) => piece(canvas, d, { colour: second, casts: false }) + seam(d, accents.thread, 2.4, '3 5'))
      .join(''),
    buttons(378, 500, 4, accents.trim, 0, 8),
    piece(canvas, 'M-131,530C-60,544 60,544 131,530L133,566C60,582 -60,582 -133,566Z', {
      colour: second,
      casts: false,
    }),
    piece(canvas, ends, { colour: second, casts: false }),
    piece(canvas, bow, {
      colour: second,
      casts: false,
      over: fold(canvas, second, [0, 558], [-90, 552], 14, 1.2) + fold(canvas, second, [0, 558], [90, 556], 14, 1.2),
    }),
    `<ellipse cx="0" cy="559" rx="15" ry="19" fill="${second}" stroke="${shadeOf(second)}" stroke-opacity=".5" stroke-width="2"/>`,
  ].join('')
}

export const GIRLS = { 'girls-three-piece': girlsThreePiece, frock }
