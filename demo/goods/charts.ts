import { SIZES, type Size, type SizeChartRow } from '../../src/contract/values/sizes.ts'

interface Measured {
  /** Chest, length and sleeve of size M, in inches, and what each following size adds; what has no sleeve says 0. */
  m: readonly [number, number, number]
  step: readonly [number, number, number]
  /** Where a column holds something else than its name. */
  says?: string
}

const WAIST = 'Chest in the chart is the waist.'
const MEASURES = {
  panjabi: { m: [42, 41, 24], step: [2, 1, 0.5] },
  'short-tunic': { m: [42, 30, 10], step: [2, 0.5, 0.25] },
  sherwani: { m: [41, 43, 24.5], step: [2, 1, 0.5] },
  koti: { m: [40, 26.5, 0], step: [2, 0.5, 0] },
  shirt: { m: [40, 28.5, 24], step: [2, 0.5, 0.5] },
  'half-shirt': { m: [40, 28, 9], step: [2, 0.5, 0.25] },
  knit: { m: [39, 27.5, 8.5], step: [1.5, 0.5, 0.25] },
  winter: { m: [42, 26.5, 24.5], step: [2, 0.5, 0.5] },
  trousers: { m: [32, 40, 0], step: [2, 0.5, 0], says: WAIST },
  lungi: { m: [84, 48, 0], step: [4, 1, 0], says: 'Chest in the chart is the way round the tube; it is tied to fit.' },
  blouse: { m: [36, 15, 6.5], step: [2, 0.5, 0.25] },
  kameez: { m: [38, 42, 17], step: [2, 0.5, 0.5] },
  tops: { m: [38, 27, 15], step: [2, 0.5, 0.5] },
  palazzo: { m: [28, 38, 0], step: [2, 0.5, 0], says: WAIST },
  lehenga: {
    ...{ m: [36, 41, 7], step: [2, 0.5, 0.25] },
    says: 'Chest and sleeve in the chart are those of the blouse, length is that of the skirt.',
  },
  abaya: { m: [42, 54, 27], step: [2, 1, 0.5] },
  wrap: { m: [36, 90, 0], step: [2, 2, 0], says: 'Chest in the chart is the width.' },
  hijab: { m: [22, 68, 0], step: [1, 2, 0], says: 'Chest in the chart is the head opening of the under-cap.' },
  'kids-top': { m: [24, 16.5, 5], step: [2, 2, 0.5] },
  'kids-winter': { m: [26, 17, 14], step: [2, 2, 1.5] },
  'kids-koti': { m: [24, 16.5, 0], step: [2, 2, 0] },
  'kids-long': { m: [24, 24, 13], step: [2.5, 3, 1.5] },
  'kids-kameez': { m: [24, 24, 6], step: [2.5, 3, 0.5] },
  'kids-lehenga': {
    ...{ m: [23, 22, 4], step: [2.5, 4, 0.5] },
    says: 'Chest and sleeve in the chart are those of the choli, length is that of the skirt.',
  },
  'kids-lower': { m: [20, 12.5, 0], step: [1.5, 1.5, 0], says: WAIST },
  dungaree: { m: [22, 25, 5], step: [2, 5, 0.5], says: 'Sleeve in the chart is that of the T-shirt.' },
  frock: { m: [22, 20, 4], step: [2, 3, 0.5] },
  baby: { m: [18, 11, 6], step: [1, 1, 0.5] },
} as const satisfies Record<string, Measured>
export type Measure = keyof typeof MEASURES

export function chartOf(measure: Measure, sizes: readonly Size[]): SizeChartRow[] {
  const { m, step } = MEASURES[measure]
  return sizes.map((size) => {
    const up = SIZES.indexOf(size)
    return { size, chest: m[0] + step[0] * up, length: m[1] + step[1] * up, sleeve: m[2] + step[2] * up }
  })
}

export function saysOfChart(measure: Measure): string | undefined {
  const { says }: Measured = MEASURES[measure]
  return says
}
