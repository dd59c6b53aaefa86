import { Counter, Gauge, Histogram, Registry } from 'prom-client'
import { expect, test } from 'vitest'
import { sumMetrics } from './summed-metrics.ts'

/** What a process would answer that has sold so much. */
async function figuresOf(sold: number, process: string) {
  const registers = [new Registry()] as const
  const [registry] = registers
  new Counter({ name: 'sold', help: 'sold', labelNames: ['size'], registers: [registry] }).inc({ size: 'M' }, sold)
  const seconds = new Histogram({ name: 'seconds', help: 'seconds', buckets: [1], registers: [registry] })
  for (let at = 0; at < sold; at += 1) seconds.observe(0.5)
  new Gauge({ name: 'heap', help: 'heap', labelNames: ['process'], registers: [registry] }).set({ process }, sold)
  return await registry.getMetricsAsJSON()
}

const NOTHING = figuresOf(0, 'first')

test('counts of all processes are one sum, gauges stand beside each other', async () => {
  const { sum } = sumMetrics()
  const text = await sum(await NOTHING, [
    { worker: 1, life: 1, figures: await figuresOf(2, '1') },
    { worker: 2, life: 2, figures: await figuresOf(3, '2') },
  ])
  for (const line of ['sold{size="M"} 5', 'seconds_count 5', 'seconds_bucket{le="1"} 5', 'heap{process="2"} 3'])
    expect(text.split('\n')).toContain(line)
})

test('no count falls where a worker does not answer, or ends and another takes its place', async () => {
  const { sum } = sumMetrics()
  const other = { worker: 2, life: 2, figures: await figuresOf(3, '2') }
  const ask = async (...scraped: Parameters<typeof sum>[1]) => (await sum(await NOTHING, scraped)).split('\n')
  expect(await ask({ worker: 1, life: 1, figures: await figuresOf(2, '1') }, other)).toContain('sold{size="M"} 5')
  const silent = await ask(other)
  expect(silent).toContain('sold{size="M"} 5')
  expect(silent.filter((line) => line.startsWith('heap{process="1"}'))).toEqual([])
  const next = { worker: 1, life: 3, figures: await figuresOf(1, '1') }
  expect(await ask(next, other)).toContain('sold{size="M"} 6')
  expect(await ask(next, other)).toContain('sold{size="M"} 6')
  expect(await ask({ ...next, life: 4 }, other)).toContain('sold{size="M"} 7')
})
