import { median } from '../speed/figures.ts'
import { LAYOUTS, type Layout } from './proportions.ts'

export type Work = (turn: number) => Promise<unknown>

/** Beside each other. */
export interface Row {
  what: string
  plain: number
  /** Not there: what months have no need of. */
  months?: number
}

/** Milliseconds of each in the middle: one after another, the layouts in turn, so that a change of the machine’s mood meets both. */
export async function inTurn(
  work: Record<Layout, Record<string, Work>>,
  { seconds, rounds }: { seconds: number; rounds: number },
): Promise<Row[]> {
  const rows: Row[] = []
  for (const what of Object.keys(work.plain)) {
    const found: Record<Layout, number[]> = { plain: [], months: [] }
    for (let round = 0; round < rounds; round += 1)
      for (const layout of LAYOUTS) found[layout].push(await middleOf(work[layout][what], seconds, round * 1_000_000))
    rows.push({ what, plain: median(found.plain), months: median(found.months) })
  }
  return rows
}

async function middleOf(work: Work | undefined, seconds: number, first: number): Promise<number> {
  if (!work) throw new Error('There is nothing to measure.')
  const took: number[] = []
  const end = performance.now() + seconds * 1000
  for (let turn = first; performance.now() < end || took.length === 0; turn += 1) {
    const begun = performance.now()
    await work(turn)
    took.push(performance.now() - begun)
  }
  return median(took)
}
