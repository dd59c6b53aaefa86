import type { FabricPattern, GarmentKind } from '../drawing/picture.ts'
import type { Measure } from './charts.ts'
import type { DyeName } from './dyes.ts'
import type { FabricName } from './fabrics.ts'
import type { Occasion } from './phrases.ts'

/** Name, pattern, colourway, taka; then fabric and category where they differ from the line's. */
export type Row = readonly [
  name: string,
  pattern: FabricPattern,
  dye: DyeName,
  priceTaka: number,
  fabric?: FabricName,
  category?: string,
]

/** Garments of one kind from the same few workshops. */
export interface Line {
  kind: GarmentKind
  category: string
  measure: Measure
  fabric: FabricName
  fit: string
  packet: string
  words: readonly string[]
  stores: readonly string[]
  occasions: readonly Occasion[]
  opens: readonly string[]
  rows: readonly Row[]
  /** Said for the pattern where “plain” would be the wrong word. */
  plainOnly?: string
  plainSays?: readonly string[]
  /** What M to XXL stand for, where they are not the wearer's own size. */
  sizing?: string
}
