import uPlot from 'uplot'
import { shortDay } from '../platform/day-words.ts'

const HEIGHT = 190
const compact = new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1 })

/** Colours by style: `fill` for bars, `stroke` for lines, `color` for words. Answers what removes it. */
export function drawDays(
  place: HTMLElement,
  days: { day: string; value: number }[],
  point: (at: number | null) => void,
): () => void {
  const chart = new uPlot(
    optionsFor(place, days, point),
    [days.map((_, at) => at), days.map(({ value }) => value)],
    place,
  )
  const resized = new ResizeObserver(() => chart.setSize({ width: place.clientWidth, height: HEIGHT }))
  resized.observe(place)
  const darkness = matchMedia('(prefers-color-scheme: dark)')
  const redraw = () => chart.redraw()
  darkness.addEventListener('change', redraw)
  return () => {
    resized.disconnect()
    darkness.removeEventListener('change', redraw)
    chart.destroy()
  }
}

function optionsFor(place: HTMLElement, days: { day: string }[], point: (at: number | null) => void): uPlot.Options {
  const colour = (property: 'fill' | 'stroke' | 'color') => () => getComputedStyle(place)[property]
  const axis = { stroke: colour('color'), ticks: { show: false }, font: '12px system-ui, sans-serif' }
  const bars = uPlot.paths.bars?.({ size: [0.7, 40], radius: 0.2 })
  return {
    width: place.clientWidth,
    height: HEIGHT,
    padding: [8, 8, 0, 0],
    legend: { show: false },
    cursor: { y: false, points: { show: false }, drag: { x: false, y: false } },
    scales: {
      x: { time: false, range: [-0.5, days.length - 0.5] },
      y: { range: (_, _least, most) => [0, most > 0 ? most * 1.08 : 1] },
    },
    axes: [
      {
        ...axis,
        grid: { show: false },
        size: 28,
        space: 64,
        incrs: [1, 2, 5, 7, 10, 14, 30],
        values: (_, places) => places.map((at) => shortDay(days[at]?.day ?? days[0]?.day ?? '')),
      },
      {
        ...axis,
        grid: { stroke: colour('stroke'), width: 1 },
        size: 48,
        space: 36,
        incrs: wholeSteps(),
        values: (_, amounts) => amounts.map((amount) => compact.format(amount)),
      },
    ],
    series: [{}, { fill: colour('fill'), width: 0, points: { show: false }, ...(bars ? { paths: bars } : {}) }],
    hooks: { setCursor: [({ cursor }) => point(cursor.idx ?? null)] },
  }
}

/** 1, 2, 5, 10 …: whole orders, round sums. */
function wholeSteps(): number[] {
  return Array.from({ length: 11 }, (_, power) => [1, 2, 5].map((step) => step * 10 ** power)).flat()
}
