import { type Canvas, placed } from './canvas.ts'
import { fold, piece, seam } from './cloth.ts'
import { shadeOf } from './colour.ts'
import { boundNeck, buttons } from './fastening.ts'
import { legs } from './kinds-legs.ts'
import { border, needlework, tassels } from './ornament.ts'
import { across, mirror } from './path.ts'
import { type SkirtCut, skirt } from './skirt.ts'
import { type Sleeve, sleeves } from './sleeves.ts'
import { dressForm, hanger } from './studio.ts'
import { armholes, bodyFolds, bodyPath, hemline, neckHalf, type Torso } from './torso.ts'

/** A kameez or kurti: worked neck, printed body, bordered sleeves and hem. */
export function kameez(canvas: Canvas, t: Torso, sleeve: Sleeve, borderWidth: number): string {
  const {
    fabric: { main, second },
    accents,
    pattern,
  } = canvas.picture
  const foot = t.neck.y + t.neck.depth
  const slit = Math.min(230, (t.hem[1] - t.waist[1]) * 0.55)
  const [hx, hy] = t.hem
  const high = t.waist[0] + (hx - t.waist[0]) * (1 - slit / (hy - t.waist[1])) - 9
  const gore = `M${hx - 5},${hy + 4}C${hx - 8},${hy - slit * 0.3} ${high + 6},${hy - slit * 0.7} ${high - 4},${hy - slit}`
  const rich = pattern !== 'plain' && pattern !== 'stripes' && pattern !== 'polka'
  return [
    sleeves(canvas, t, sleeve, {
      colour: main,
      print: {},
      trim: (line, side) => border(canvas, line, borderWidth * 0.8, side, second),
    }),
    piece(canvas, bodyPath(t), {
      colour: main,
      print: {},
      over: bodyFolds(canvas, t, main) + [gore, mirror(gore)].map((d) => seam(d, shadeOf(main), 2.4)).join(''),
      under: border(canvas, hemline(t), borderWidth, -1, second) + (rich ? chestPanel(canvas, foot) : ''),
    }),
    armholes(t, main),
    boundNeck(canvas, t, second, 13, false),
    needlework(
      canvas,
      across(neckHalf({ ...t, neck: { ...t.neck, width: t.neck.width + 14, depth: t.neck.depth + 13 } })),
      24,
      -1,
    ),
    seam(`M0,${foot + 14}L0,${foot + 132}`, shadeOf(main), 2.4),
    buttons(foot + 40, foot + 122, 3, accents.trim, 0, 6),
  ].join('')
}

function chestPanel(canvas: Canvas, foot: number): string {
  const {
    fabric: { second },
  } = canvas.picture
  const edge = `M-62,${foot - 80}C-58,${foot + 70} -46,${foot + 150} 0,${foot + 196}C46,${foot + 150} 58,${foot + 70} 62,${foot - 80}`
  return `<path d="${edge}Z" fill="${second}"/>${needlework(canvas, edge, 24, -1)}<path d="${edge}" fill="none" stroke="${canvas.picture.accents.thread}" stroke-width="3"/>`
}

function kurti(canvas: Canvas): string {
  const t: Torso = {
    neck: { width: 72, y: 212, depth: 74 },
    shoulder: [168, 246],
    armpit: [156, 410],
    waist: [146, 570],
    hem: [222, 1050],
    hemDrop: 14,
  }
  return hanger(t.neck.y, 154) + kameez(canvas, t, { length: 400, angle: 19, cuff: 84 }, 34)
}

/** Kameez in front, salwar behind to the right, the orna over the left shoulder. */
function threePiece(canvas: Canvas): string {
  const {
    fabric: { second },
  } = canvas.picture
  const t: Torso = {
    neck: { width: 68, y: 208, depth: 70 },
    shoulder: [156, 240],
    armpit: [146, 392],
    waist: [136, 530],
    hem: [196, 912],
    hemDrop: 12,
  }
  const salwar = placed(canvas, 'translate(-20 0)', () =>
    legs(
      canvas,
      { waist: [112, 560], hip: [150, 720], crotch: 800, hem: [134, 1122], inner: 40 },
      second,
      false,
      (line, side) => border(canvas, line, 30, side, canvas.picture.fabric.main),
    ),
  )
  return [
    hanger(t.neck.y, 144),
    salwar,
    placed(canvas, 'translate(-20 0)', () => kameez(canvas, t, { length: 380, angle: 19, cuff: 78 }, 30)),
    placed(canvas, 'translate(-20 0)', () => scarf(canvas, -122, 212, 1040)),
  ].join('')
}

/** A long scarf hanging over a shoulder at `x`, with bordered ends and fringe. */
export function scarf(canvas: Canvas, x: number, top: number, foot: number): string {
  const {
    fabric: { second },
    accents,
  } = canvas.picture
  const d = `M${x - 42},${top + 24}C${x - 30},${top} ${x + 16},${top - 10} ${x + 34},${top + 8}C${x + 46},${top + 260} ${x + 34},${top + 560} ${x + 52},${foot}C${x + 20},${foot + 12} ${x - 60},${foot + 12} ${x - 100},${foot - 6}C${x - 78},${foot - 320} ${x - 56},${top + 300} ${x - 42},${top + 24}Z`
  const end = `M${x + 52},${foot}C${x + 20},${foot + 12} ${x - 60},${foot + 12} ${x - 100},${foot - 6}`
  const right = `M${x + 34},${top + 8}C${x + 46},${top + 260} ${x + 34},${top + 560} ${x + 52},${foot}`
  const left = `M${x - 42},${top + 24}C${x - 56},${top + 300} ${x - 78},${foot - 320} ${x - 100},${foot - 6}`
  const folds = [-26, -4, 18]
    .map((dx, i) => fold(canvas, second, [x + dx, top], [x + dx * 2.2 - 20, foot + 10], 17, 1.3, i * 6 - 6))
    .join('')
  return `<path d="${d}" transform="translate(9 10)" fill="#1a1024" fill-opacity=".2"/>${piece(canvas, d, { colour: second, print: { scale: 0.8 }, under: border(canvas, right, 12, 1, canvas.picture.fabric.main) + border(canvas, left, 12, -1, canvas.picture.fabric.main) + border(canvas, end, 62, 1, canvas.picture.fabric.main), over: folds })}${tassels(end, accents.thread, 30, 13)}`
}

/** Short blouse and wide skirt on the dress form, the dupatta across. */
function lehenga(canvas: Canvas): string {
  const {
    fabric: { main, second },
    accents,
  } = canvas.picture
  const cut: SkirtCut = {
    waist: { half: 114, y: 450 },
    hem: { half: 344, y: 1050, drop: 58 },
    waves: 14,
    bell: 0.42,
    pleats: 17,
  }
  const blouse =
    'M-104,196C-84,188 -76,184 -66,178C-60,236 -36,276 0,282C36,276 60,236 66,178C84,186 112,192 136,200C176,214 196,250 208,312C188,328 166,332 150,328C144,362 136,384 130,402C60,418 -60,418 -130,402C-136,384 -144,362 -150,328C-166,332 -188,328 -208,312C-196,250 -176,214 -136,200Z'
  const veil = 'M84,190C120,180 158,196 172,226C214,380 300,600 356,860C330,884 268,892 224,880C196,640 150,420 84,190Z'
  const veilEnd = 'M356,860C330,884 268,892 224,880'
  return [
    dressForm(90),
    skirt(canvas, cut, { colour: main, borderWidth: 70, kolka: 2.1 }),
    piece(canvas, 'M-118,446C-50,458 50,458 118,446L120,480C50,494 -50,494 -120,480Z', {
      colour: second,
      under: needlework(canvas, 'M-120,474C-50,487 50,487 120,474', 22, -1),
      casts: false,
    }),
    piece(canvas, blouse, {
      colour: second,
      print: { scale: 0.7 },
      under:
        border(canvas, 'M-130,402C-60,418 60,418 130,402', 20, -1, main) +
        border(canvas, 'M-208,312C-188,328 -166,332 -150,328', 18, -1, main) +
        border(canvas, 'M208,312C188,328 166,332 150,328', 18, 1, main),
      over: fold(canvas, second, [-150, 330], [-60, 300], 14) + fold(canvas, second, [150, 330], [60, 304], 14),
    }),
    needlework(canvas, 'M-66,184C-60,236 -36,276 0,282C36,276 60,236 66,184', 20, -1),
    `<path d="${veil}" transform="translate(8 12)" fill="#1a1024" fill-opacity=".18"/>`,
    piece(canvas, veil, {
      colour: second,
      print: { scale: 0.7 },
      under:
        border(canvas, veilEnd, 70, 1, main) +
        border(canvas, 'M172,226C214,380 300,600 356,860', 16, 1, main) +
        border(canvas, 'M84,190C150,420 196,640 224,880', 16, -1, main),
      over: [110, 130, 150]
        .map((x, i) => fold(canvas, second, [x, 196], [x * 1.35 + 100 + i * 26, 890], 18, 1.2))
        .join(''),
    }),
    tassels(veilEnd, accents.thread, 30, 13),
  ].join('')
}

export const WOMEN = { kurti, 'three-piece': threePiece, lehenga }
