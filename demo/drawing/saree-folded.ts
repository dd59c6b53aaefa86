import type { Canvas } from './canvas.ts'
import { fold, piece, seam } from './cloth.ts'
import { darker, shadeOf } from './colour.ts'
import { border, kolkaRow, tassels } from './ornament.ts'

/** Folded flat as a shop lays it on the counter, the pallu brought over the front with its fringe. */
export function folded(canvas: Canvas): string {
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
