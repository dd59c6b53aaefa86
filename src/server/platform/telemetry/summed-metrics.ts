import { AggregatorRegistry, type Registry } from 'prom-client'

export type Figures = Awaited<ReturnType<Registry['getMetricsAsJSON']>>

/** What one worker process answered; `life` is another in the process that replaces it. */
export interface Scraped {
  worker: number
  life: number
  figures: Figures
}

export interface SummedMetrics {
  /** Of the first process, and of the workers that have answered now. */
  sum(own: Figures, scraped: Scraped[]): Promise<string>
}

/**
 * One answer for all processes. Counts never fall, or a rate would leap: those of a worker that has ended stay in the sum, and one that
 * does not answer in time counts as it did last. Gauges are of who has answered.
 */
export function sumMetrics(): SummedMetrics {
  const last = new Map<number, Scraped>()
  let ended: Figures = []
  return {
    async sum(own, scraped) {
      for (const one of scraped) {
        const before = last.get(one.worker)
        if (before && before.life !== one.life)
          ended = await added([ended, countsIn(before.figures)]).getMetricsAsJSON()
        last.set(one.worker, one)
      }
      const answered = new Set(scraped.map(({ worker }) => worker))
      const figures = [...last.values()].map((one) => (answered.has(one.worker) ? one.figures : countsIn(one.figures)))
      return await added([own, ended, ...figures]).metrics()
    },
  }
}

function added(figures: Figures[]): Registry {
  return AggregatorRegistry.aggregate(figures)
}

function countsIn(figures: Figures): Figures {
  // Its types call it a number, and it is a word.
  return figures.filter(({ type }) => COUNTS.has(String(type)))
}

const COUNTS = new Set(['counter', 'histogram'])
