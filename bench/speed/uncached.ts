import { type Figure, type Measured, medianFigure } from './figures.ts'
import { loadOfShop } from './load.ts'
import type { MeasuredShop } from './shop.ts'
import type { Workers } from './workers.ts'

/** Answers that nobody has asked for before, one connection asking each once, in every round others. */
export async function measureUncached(
  { load }: Workers,
  shop: MeasuredShop,
  operations: Record<string, string[]>,
  rounds: number,
): Promise<Measured[]> {
  const measured: Measured[] = []
  for (const [operation, paths] of Object.entries(operations)) {
    const different = [...new Set(paths)]
    const size = Math.floor(different.length / rounds)
    const figures: Figure[] = []
    for (let round = 0; round < rounds; round += 1) {
      const own = different.slice(round * size, (round + 1) * size)
      figures.push(
        await loadOfShop(load, shop, [own.map((path) => ({ path }))], { connections: 1, amount: own.length }),
      )
    }
    measured.push({ operation, connections: 1, ...medianFigure(figures) })
  }
  return measured
}
