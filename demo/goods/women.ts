import type { Line } from './line.ts'
import { COVER_LINES } from './women-cover.ts'
import { DRESS_LINES } from './women-dress.ts'
import { SAREE_LINES } from './women-saree.ts'

export const WOMEN: Line[] = [...SAREE_LINES, ...DRESS_LINES, ...COVER_LINES]
