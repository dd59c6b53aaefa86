import { type Good, gradeOf, type Judgment } from './judging.ts'

/** How many of the first results are looked at. */
export const DEPTH = 10

/** What a way of searching made of one query. */
export interface Measured {
  query: string
  ndcg: number
  isEmpty: boolean
}

/** nDCG@10: the grades found, worth less the lower they stand, against the best order there could be. */
export function measured(judgment: Judgment, catalogue: Map<number, Good>, found: number[]): Measured {
  const gradeOfId = (id: number) => {
    const good = catalogue.get(id)
    return good ? gradeOf(judgment, good) : 0
  }
  const best = [...catalogue.keys()].map(gradeOfId).sort((one, other) => other - one)
  return {
    query: judgment[0],
    ndcg: gain(found.map(gradeOfId)) / gain(best),
    isEmpty: found.length === 0,
  }
}

/** Whether the catalogue has anything that answers the query: where not, nothing can be measured. */
export function isAnswerable(judgment: Judgment, catalogue: Map<number, Good>): boolean {
  return [...catalogue.values()].some((good) => gradeOf(judgment, good) > 0)
}

function gain(grades: number[]): number {
  return grades.slice(0, DEPTH).reduce((sum, grade, at) => sum + (2 ** grade - 1) / Math.log2(at + 2), 0)
}
