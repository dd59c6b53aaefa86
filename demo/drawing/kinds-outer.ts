import type { Canvas } from './canvas.ts'
import { fold, piece, seam } from './cloth.ts'
import { darker, lighter, shadeOf } from './colour.ts'
import { buttons, shirtCollar } from './fastening.ts'
import { border, needlework } from './ornament.ts'
import { mirror } from './path.ts'
import { sleeves } from './sleeves.ts'
import { hanger } from './studio.ts'
import { armholes, backNeck, bodyFolds, bodyPath, hemline, ribs, type Torso } from './torso.ts'

function jacket(canvas: Canvas): string {
  const t: Torso = {
    neck: { width: 78, y: 244, depth: 60 },
    shoulder: [226, 298],
    armpit: [210, 508],
    waist: [208, 720],
    hem: [198, 936],
    hemDrop: 6,
  }
  const {
    fabric: { main, second },
    accents,
  } = canvas.picture
  const top = t.neck.y + t.neck.depth
  const yoke = `M-214,420C-100,436 100,436 214,420`
  const welt = `M66,690L150,640L162,662L78,714Z`
  const zip = `<path d="M0,${top}L0,892" stroke="${darker(main, 0.5)}" stroke-width="16"/><path d="M0,${top}L0,892" stroke="${accents.trim}" stroke-width="9" stroke-dasharray="3 4"/><path d="M-7,${top + 30}H7L9,${top + 52}H-9ZM-4,${top + 52}H4L5,${top + 84}H-5Z" fill="${lighter(accents.trim, 0.3)}" stroke="${shadeOf(accents.trim)}" stroke-width="1.5"/>`
  const pocket = (d: string) =>
    `<path d="${d}" fill="${darker(main, 0.2)}" stroke="${shadeOf(main)}" stroke-width="2"/>`
  return [
    hanger(t.neck.y, 206),
    sleeves(
      canvas,
      t,
      { length: 576, angle: 15, cuff: 98 },
      { colour: main, print: {}, cuff: { height: 58, colour: second, ribbed: true } },
    ),
    backNeck(canvas, t, second),
    piece(canvas, bodyPath(t), {
      colour: main,
      print: {},
      over: `${bodyFolds(canvas, t, main, 0.8)}${seam(yoke, shadeOf(main), 2.4)}${seam('M-212,430C-100,446 100,446 212,430', shadeOf(main), 1.5, '6 4')}<path d="M-240,888C-100,896 100,896 240,888V960H-240Z" fill="${second}"/>${ribs(hemline(t), second, 50)}${fold(canvas, second, [-210, 900], [210, 900], 16, 0.6)}`,
    }),
    armholes(t, main),
    zip,
    pocket(welt),
    pocket(mirror(welt)),
    shirtCollar(canvas, t, second, 86, 58),
  ].join('')
}

function abaya(canvas: Canvas): string {
  const t: Torso = {
    neck: { width: 62, y: 190, depth: 40 },
    shoulder: [168, 228],
    armpit: [170, 410],
    waist: [186, 600],
    hem: [272, 1118],
    hemDrop: 14,
  }
  const {
    fabric: { main, second },
    accents,
    pattern,
  } = canvas.picture
  const trim = (line: string, side: 1 | -1) => border(canvas, line, 34, side, second)
  const drapes = [-0.8, -0.55, -0.3, -0.08, 0.16, 0.42, 0.66, 0.88]
    .map((s, i) => fold(canvas, main, [s * 130, 500 + (i % 3) * 60], [s * 262, 1140], 30, 1.2, (i % 2) * 12 - 6))
    .join('')
  const panel = `M24,236C34,520 46,840 60,1130`
  const work = pattern === 'plain' ? '' : needlework(canvas, panel, 30, -1) + needlework(canvas, mirror(panel), 30, 1)
  return [
    hanger(t.neck.y, 152),
    sleeves(canvas, t, { length: 520, angle: 19, cuff: 150 }, { colour: main, trim }),
    backNeck(canvas, t, main),
    piece(canvas, bodyPath(t), {
      colour: main,
      under: border(canvas, hemline(t), 34, -1, second) + work,
      over: `${bodyFolds(canvas, t, main, 0.7)}${drapes}${seam('M0,232L0,1140', shadeOf(main), 3)}`,
    }),
    armholes(t, main),
    buttons(270, 560, 6, accents.trim, 0, 6),
    seam(`M-58,196C-50,226 -24,230 0,230C24,230 50,226 58,196`, second, 12),
    seam(`M-58,196C-50,226 -24,230 0,230C24,230 50,226 58,196`, accents.thread, 2.4),
  ].join('')
}

export const OUTER = { jacket, abaya }
