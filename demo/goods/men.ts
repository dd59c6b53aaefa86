import type { Line } from './line.ts'
import { PANJABI_LINES } from './men-panjabi.ts'
import { SHIRT_LINES } from './men-shirts.ts'
import { STREET_LINES } from './men-street.ts'
import { TRADITIONAL_LINES } from './men-traditional.ts'

export const MEN: Line[] = [...PANJABI_LINES, ...TRADITIONAL_LINES, ...SHIRT_LINES, ...STREET_LINES]
