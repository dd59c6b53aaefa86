import type { Report } from './figures.ts'
import { short, whole } from './table.ts'

const WIDTH = 860
const HEIGHT = 440
const PLOT = { left: 60, right: 560, top: 20, bottom: 400 }
const LABEL_HEIGHT = 20
const LEAST_MS = 0.01
const MOST_MS = 1000
const COLOURS = ['#12543f', '#b3401f', '#2a5b9c', '#8a5a00', '#7a2a7a', '#3b7a1f', '#a01f4b', '#44606b']

/** Median time of every operation at one connection, by the size of the shop; both scales logarithmic. */
export function curvesOf(reports: Report[]): string {
  const operations = reports.at(-1)?.measured.filter(({ connections }) => connections === 1) ?? []
  const x = placeOnLog(reports[0]?.products ?? 1, reports.at(-1)?.products ?? 10, PLOT.left, PLOT.right)
  const y = placeOnLog(LEAST_MS, MOST_MS, PLOT.bottom, PLOT.top)
  const lines = operations.map(({ operation, p50Ms }, at) => {
    const colour = COLOURS[at % COLOURS.length]
    const points = reports.flatMap(({ products, measured }) => {
      const found = measured.find((one) => one.operation === operation && one.connections === 1)
      return found ? [`${x(products).toFixed(1)},${y(found.p50Ms).toFixed(1)}`] : []
    })
    const level = PLOT.top + 12 + at * LABEL_HEIGHT
    return `<polyline points="${points.join(' ')}" fill="none" stroke="${colour}" stroke-width="2" stroke-dasharray="${at < COLOURS.length ? 'none' : '5 4'}"/><text x="580" y="${level}" fill="${colour}">${operation}: ${short(p50Ms)} ms</text>`
  })
  const sizes = reports.map(
    ({ products }) => `<text x="${x(products).toFixed(1)}" y="420" text-anchor="middle">${whole(products)}</text>`,
  )
  const levels = [0.01, 0.1, 1, 10, 100, 1000].map(
    (ms) =>
      `<line x1="${PLOT.left}" x2="${PLOT.right}" y1="${y(ms).toFixed(1)}" y2="${y(ms).toFixed(1)}" stroke="#ccc"/><text x="52" y="${(y(ms) + 4).toFixed(1)}" text-anchor="end">${ms} ms</text>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="sans-serif" font-size="12"><title>Time of each operation by the size of the shop</title>
<rect width="${WIDTH}" height="${HEIGHT}" fill="#fff"/>
${[...levels, ...sizes, ...lines].join('\n')}
</svg>
`
}

function placeOnLog(least: number, most: number, from: number, to: number): (value: number) => number {
  const span = Math.log(most) - Math.log(least) || 1
  return (value) => from + ((Math.log(value) - Math.log(least)) / span) * (to - from)
}
