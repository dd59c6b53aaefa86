import type { Spot } from './path.ts'

type Motif = (ink: string, heart: string) => string

/** Five-petal flower, about 20 across. */
export const flower: Motif = (ink, heart) =>
  `${[0, 72, 144, 216, 288].map((turn) => `<path transform="rotate(${turn})" d="M0,-2C-6,-5 -5,-12 0,-12C5,-12 6,-5 0,-2Z" fill="${ink}"/>`).join('')}<circle r="3" fill="${heart}"/>`

/** The kolka of Bengali borders, about 18 by 30, point upwards. */
export const paisley: Motif = (ink, heart) =>
  `<path d="M2,-17C-2,-9 -12,-4 -11,6C-10,15 7,16 9,6C10,0 4,-5 6,-10C7,-14 5,-16 2,-17Z" fill="${ink}"/><path d="M1,-7C-2,-3 -6,0 -5,6C-4,10 3,10 4,5C4,1 0,-1 1,-7Z" fill="${heart}"/>`

/** Stepped diamond as the jamdani loom makes it, about 20 across. */
export const diamond: Motif = (ink, heart) =>
  `<path d="M-2,-10H2V-6H6V-2H10V2H6V6H2V10H-2V6H-6V2H-10V-2H-6V-6H-2Z" fill="${ink}"/><path d="M-2,-2H2V2H-2Z" fill="${heart}"/>`

/** Sprig with three leaves and a bud, about 22 by 34. */
export const sprig: Motif = (ink, heart) =>
  `<path d="M0,16C1,6 -1,0 0,-8" fill="none" stroke="${ink}" stroke-width="2"/><path d="M0,9C-8,9 -11,3 -11,0C-4,0 0,4 0,9ZM0,4C8,4 11,-2 11,-5C4,-5 0,-1 0,4Z" fill="${ink}"/><path d="M0,-6C-6,-9 -4,-16 0,-19C4,-16 6,-9 0,-6Z" fill="${heart}"/>`

/** Small leaf lying along the line, about 14 long. */
export const leaf: Motif = (ink) => `<path d="M-7,0C-3,-6 4,-6 8,0C4,6 -3,6 -7,0Z" fill="${ink}"/>`

export function motifsAt(spots: Spot[], svg: string, size = 1, turn = 0): string {
  return spots
    .map((s) => `<g transform="translate(${s.x} ${s.y}) rotate(${s.angle + turn}) scale(${size})">${svg}</g>`)
    .join('')
}
