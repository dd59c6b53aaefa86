import { AWNING, MARK_UNITS, STALL } from '#contract/values/mark'

/** In colour (web/ui/icons.tsx). */
const MARK = `<path fill='#f2b134' d='${AWNING}'/><path fill='#12543f' d='${STALL}'/>`
const PAPER = '#faf6ef'

export const markSvg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 ${MARK_UNITS} ${MARK_UNITS}'>${MARK}</svg>`

export function markOnPaper({ width, height, share }: { width: number; height: number; share: number }): string {
  const scale = (height * share) / MARK_UNITS
  const left = (width - MARK_UNITS * scale) / 2
  const top = (height - MARK_UNITS * scale) / 2
  return (
    `<svg xmlns='http://www.w3.org/2000/svg' width='${width}' height='${height}'>` +
    `<rect width='100%' height='100%' fill='${PAPER}'/>` +
    `<g transform='translate(${left} ${top}) scale(${scale})'>${MARK}</g></svg>`
  )
}
