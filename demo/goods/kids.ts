import { FESTIVE_LINES } from './kids-festive.ts'
import { PLAY_LINES } from './kids-play.ts'
import type { Line } from './line.ts'

export const KIDS: Line[] = [...FESTIVE_LINES, ...PLAY_LINES]
