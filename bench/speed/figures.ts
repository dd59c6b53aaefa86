import type { Cpu } from './cpu.ts'

/** What a run of load gave. */
export interface Figure {
  perSecond: number
  p50Ms: number
  p99Ms: number
  /** Of a shop, for each answer. */
  cpu?: Cpu
}

/** An operation under load, and beside it what the machine could do at most in the same run. */
export interface Measured extends Figure {
  operation: string
  connections: number
  limit?: Figure
  /** The operation’s rate over its limit’s: the median over the rounds, each pair measured in turn. */
  ratio?: number
}

/** One operation by one process of the shop, and by two; the load comes from a third. */
export interface Compared {
  operation: string
  one: Figure
  two: Figure
  /** The rate of two over that of one: the median over the rounds. */
  ratio: number
}

/** One number about the shop. */
export interface Single {
  what: string
  value: number
  unit: 'ms' | 'MB' | 's'
  /** Of CPU time: whose. */
  cpu?: Cpu
}

export function cpuSingle(what: string, cpu: Cpu): Single {
  return { what, value: cpu.nodeMs + cpu.postgresMs, unit: 'ms', cpu }
}

/** All that a run found out about a shop of one size. */
export interface Report {
  products: number
  date: string
  machine: string
  load: { before: number; after: number }
  command: string
  measured: Measured[]
  /** One worker and two. */
  compared: Compared[]
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
  const of = (partOf: (figure: Figure) => number) => median(figures.map(partOf))
  const times = { perSecond: of((one) => one.perSecond), p50Ms: of((one) => one.p50Ms), p99Ms: of((one) => one.p99Ms) }
  const cpus = figures.flatMap(({ cpu }) => cpu ?? [])
  return cpus.length === 0 ? times : { ...times, cpu: medianCpu(cpus) }
}

export function medianCpu(cpus: Cpu[]): Cpu {
  return {
    nodeMs: median(cpus.map(({ nodeMs }) => nodeMs)),
    postgresMs: median(cpus.map(({ postgresMs }) => postgresMs)),
  }
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
