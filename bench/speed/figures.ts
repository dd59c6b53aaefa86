/** What a run of load gave. */
export interface Figure {
  perSecond: number
  p50Ms: number
  p99Ms: number
}

/** An operation under load, and beside it what the machine could do at most in the same run. */
export interface Measured extends Figure {
  operation: string
  connections: number
  limit?: Figure
  /** The operation’s rate over its limit’s: the median over the rounds, each pair measured in turn. */
  ratio?: number
}

/** One number about the shop. */
export interface Single {
  what: string
  value: number
  unit: 'ms' | 'MB' | 's'
}

/** All that a run found out about a shop of one size. */
export interface Report {
  products: number
  date: string
  machine: string
  load: { before: number; after: number }
  command: string
  measured: Measured[]
  singles: Single[]
}

/** How long and how often each is measured. */
export interface Patience {
  seconds: number
  rounds: number
  /** Different addresses for what is measured uncached. */
  different: number
  /** Before memory is looked at again. */
  restSeconds: number
}

export function median(values: number[]): number {
  const sorted = [...values].sort((one, other) => one - other)
  const middle = sorted.length >> 1
  const upper = sorted[middle] ?? Number.NaN
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2
}

export function medianFigure(figures: Figure[]): Figure {
  const of = (part: keyof Figure) => median(figures.map((figure) => figure[part]))
  return { perSecond: of('perSecond'), p50Ms: of('p50Ms'), p99Ms: of('p99Ms') }
}

/** Measures both in turn, A B A B, so that a change of the machine’s mood meets both. */
export async function besideLimit(
  rounds: number,
  operation: () => Promise<Figure>,
  limit: () => Promise<Figure>,
): Promise<Figure & { limit: Figure; ratio: number }> {
  const pairs: { own: Figure; limit: Figure }[] = []
  for (let round = 0; round < rounds; round += 1) pairs.push({ own: await operation(), limit: await limit() })
  return {
    ...medianFigure(pairs.map(({ own }) => own)),
    limit: medianFigure(pairs.map(({ limit: of }) => of)),
    ratio: median(pairs.map(({ own, limit: of }) => own.perSecond / of.perSecond)),
  }
}
