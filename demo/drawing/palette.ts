import type { GarmentPicture } from './picture.ts'

/** Colours as a shop in New Market or Islampur would call them. */
export const COLOURS = {
  'deep red': '#a5161f',
  maroon: '#641a26',
  'bottle green': '#12523f',
  indigo: '#25366f',
  mustard: '#d39a24',
  magenta: '#b3206c',
  'off-white': '#f1e8d6',
  white: '#f6f4ee',
  teal: '#12707a',
  sky: '#8fbcd8',
  black: '#221f24',
  navy: '#1d2b49',
  olive: '#6b6d37',
  rust: '#b2502a',
  peach: '#eeb698',
  'baby pink': '#efbfc4',
  lavender: '#a995c6',
  purple: '#593070',
  'parrot green': '#5f9e3c',
  turquoise: '#2ba3a0',
  khaki: '#b9a177',
  coffee: '#57392b',
  ash: '#8d9094',
  charcoal: '#44464d',
  lemon: '#efd868',
  orange: '#dd7425',
  'royal blue': '#2349a4',
  mint: '#b6d8c2',
  cream: '#efdfb8',
  'rose gold': '#c98f7d',
  'denim blue': '#3d5a80',
  'light denim': '#7f9fbd',
  coral: '#e2685a',
  gold: '#c9a14a',
} as const
export type ColourName = keyof typeof COLOURS

export type Dye = Pick<GarmentPicture, 'fabric' | 'accents'>

/** Main cloth, second cloth, thread and trim by name. */
export function dye(main: ColourName, second: ColourName, thread: ColourName, trim: ColourName): Dye {
  return {
    fabric: { main: COLOURS[main], second: COLOURS[second] },
    accents: { thread: COLOURS[thread], trim: COLOURS[trim] },
  }
}
