import { SIZES, type Size, type SizeChartRow } from '../../src/contract/values/sizes.ts'

/** Inches for size M, and what each following size adds. For things worn from the waist the chest column holds the waist; what has no sleeve says 0. */
const MEASURES = {
  panjabi: { m: [42, 41, 24], step: [2, 1, 0.5] },
  'short-tunic': { m: [42, 30, 14], step: [2, 0.5, 0.5] },
  sherwani: { m: [41, 43, 24.5], step: [2, 1, 0.5] },
  koti: { m: [40, 26.5, 0], step: [2, 0.5, 0] },
  shirt: { m: [40, 28.5, 24], step: [2, 0.5, 0.5] },
  'half-shirt': { m: [40, 28, 9], step: [2, 0.5, 0.25] },
  knit: { m: [39, 27.5, 8.5], step: [1.5, 0.5, 0.25] },
  winter: { m: [42, 26.5, 24.5], step: [2, 0.5, 0.5] },
  trousers: { m: [32, 40, 0], step: [2, 0.5, 0] },
  lungi: { m: [84, 48, 0], step: [4, 1, 0] },
  blouse: { m: [36, 15, 6.5], step: [2, 0.5, 0.25] },
  kameez: { m: [38, 42, 17], step: [2, 0.5, 0.5] },
  tops: { m: [38, 27, 15], step: [2, 0.5, 0.5] },
  palazzo: { m: [28, 38, 0], step: [2, 0.5, 0] },
  lehenga: { m: [36, 41, 7], step: [2, 0.5, 0.25] },
  abaya: { m: [42, 54, 27], step: [2, 1, 0.5] },
  wrap: { m: [36, 90, 0], step: [2, 2, 0] },
  hijab: { m: [22, 68, 0], step: [1, 2, 0] },
  'kids-top': { m: [24, 16.5, 5], step: [2, 2, 0.5] },
  'kids-long': { m: [24, 24, 13], step: [2.5, 3, 1.5] },
  'kids-lower': { m: [20, 12.5, 0], step: [1.5, 1.5, 0] },
  frock: { m: [22, 20, 4], step: [2, 3, 0.5] },
  baby: { m: [18, 11, 6], step: [1, 1, 0.5] },
} as const satisfies Record<string, { m: readonly [number, number, number]; step: readonly [number, number, number] }>
export type Measure = keyof typeof MEASURES

export function chartOf(measure: Measure, sizes: readonly Size[]): SizeChartRow[] {
  const { m, step } = MEASURES[measure]
  return sizes.map((size) => {
    const up = SIZES.indexOf(size)
    return { size, chest: m[0] + step[0] * up, length: m[1] + step[1] * up, sleeve: m[2] + step[2] * up }
  })
}
