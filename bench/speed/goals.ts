import type { Measured, Report } from './figures.ts'
import { short } from './table.ts'

/** What was promised of an operation, and how far a report is from it. */
export interface Verdict {
  what: string
  goal: string
  reached: string
  isMet: boolean
}

const FROM_MEMORY = ['home page', 'category page', 'product page', 'list of products', 'one product', 'category tree']
const LISTS = [
  'list by category or store, page 1',
  'list by size, price and category, page 1',
  'list, page 1,000 and on',
]
const CROWD = 32
/** Shares of what a plain Fastify with PostgreSQL does. */
const BESIDE_PLAIN = {
  'one product of many, Zipf 0.8': 0.7,
  'one product of many, Zipf 1': 0.7,
  'one product of many, Zipf 1.2': 0.7,
  'list, first time': 0.5,
  'search, first time, every other one with a slip': 0.6,
}

/** Every goal, from a thousand products to a million, beside what a report says. */
export function verdictsOf(report: Report): Verdict[] {
  return [
    ...FROM_MEMORY.flatMap((operation) => besideLimit(report, operation, 0.75, 5)),
    ...Object.entries(BESIDE_PLAIN).flatMap(([operation, share]) => besideLimit(report, operation, share)),
    ...single(report, 'CPU of a home page, made', 5),
    ...single(report, 'CPU of a product’s page, made', 3),
    ...within(report, 'search, every other one with a slip', 20),
    ...LISTS.flatMap((operation) => within(report, operation, 10)),
    ...['add to cart', 'cart read', 'checkout of 2 lines'].flatMap((operation) => besideLimit(report, operation, 0.5)),
    ...single(report, 'memory of the Node process a minute after all this', 200),
    ...single(report, 'second start, to the first page', 3),
  ]
}

/** Times that grow from the smallest to the largest shop, by operation at one connection. */
export function growthOf(smallest: Report, largest: Report): { operation: string; times: number }[] {
  return smallest.measured
    .filter(({ connections }) => connections === 1)
    .flatMap(({ operation, p50Ms }) => {
      const later = find(largest, operation, 1)
      return later ? [{ operation, times: later.p50Ms / p50Ms }] : []
    })
}

function besideLimit(report: Report, operation: string, share: number, mostMs?: number): Verdict[] {
  const found = find(report, operation, CROWD)
  if (!found) return []
  const { ratio = 0, p99Ms, limit } = found
  const bare = limit ? ` (the bare server ${short(limit.p99Ms)} ms)` : ''
  return [
    {
      what: operation,
      goal: `≥ ${share} of its limit${mostMs ? `, p99 ≤ ${mostMs} ms` : ''}`,
      reached: `${ratio.toFixed(2)}${mostMs ? `, p99 ${short(p99Ms)} ms${bare}` : ''}`,
      isMet: ratio >= share && (mostMs === undefined || p99Ms <= mostMs),
    },
  ]
}

function within(report: Report, operation: string, mostMs: number): Verdict[] {
  const found = find(report, operation, 1)
  if (!found) return []
  const { p99Ms } = found
  return [{ what: operation, goal: `p99 ≤ ${mostMs} ms`, reached: `p99 ${short(p99Ms)} ms`, isMet: p99Ms <= mostMs }]
}

function single({ singles }: Report, what: string, most: number): Verdict[] {
  return singles
    .filter((one) => one.what === what)
    .map(({ value, unit }) => ({
      what,
      goal: `≤ ${most} ${unit}`,
      reached: `${short(value)} ${unit}`,
      isMet: value <= most,
    }))
}

function find({ measured }: Report, operation: string, connections: number): Measured | undefined {
  return measured.find((one) => one.operation === operation && one.connections === connections)
}
