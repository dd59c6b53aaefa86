import { COURIER_WEBHOOK } from './courier-webhooks.ts'
import type { Measured, Report, Single } from './figures.ts'
import { CROWD } from './load.ts'
import { POSTING } from './postings.ts'
import { short } from './table.ts'
import { MAILS, ORDER } from './trade.ts'

/** What was promised of an operation, and how far a report is from it. */
export interface Verdict {
  what: string
  goal: string
  reached: string
  isMet: boolean
}

const FROM_MEMORY = ['home page', 'category page', 'product page', 'list of products', 'one product', 'category tree']
/** Shares of a bare server that sends the same bytes, and the 99th percentile in milliseconds. */
const LEAST_FROM_MEMORY = 0.75
const MOST_P99_FROM_MEMORY = 5
/** Shares of what a plain Fastify does with the same PostgreSQL. */
const BESIDE_PLAIN = {
  'one product of many, Zipf 0.8': 0.7,
  'one product of many, Zipf 1': 0.7,
  'one product of many, Zipf 1.2': 0.7,
  'one product, first time': 0.7,
  'list, first time': 0.5,
  'search, first time, every other one with a slip': 0.6,
  'cart read': 0.7,
  'add to cart': 0.6,
  [ORDER]: 0.6,
  [POSTING]: 0.5,
}
/** CPU of Node and PostgreSQL together, in milliseconds; an order’s with its mails is told beside it. */
const MOST_CPU = { 'add to cart': 1.2, [ORDER]: 2.2 }
/** Half of the calls are answered in so many milliseconds, if there is one at a time. */
const ALONE = { 'add to cart': 2, [ORDER]: 4 }
/** The 99th percentile of one at a time. */
const MOST_P99 = {
  'search, every other one with a slip': 20,
  'list by category or store, page 1': 10,
  'list by size, price and category, page 1': 10,
  'list, page 1,000 and on': 10,
  [COURIER_WEBHOOK]: 100,
}
const SINGLES = {
  'CPU of a home page, made': 5,
  'CPU of a product’s page, made': 3,
  'memory of the Node process at rest, before any load': 160,
  'memory of the Node process a minute after all this': 200,
  'second start, to the first page': 3,
}
/** Two workers beside one: that the machine’s mood is no loss. */
const NOT_SLOWER = 0.97

/** Every goal, from a thousand products to a million, beside what a report says. */
export function verdictsOf(report: Report): Verdict[] {
  return [
    ...FROM_MEMORY.flatMap((operation) => fromMemory(report, operation)),
    ...pairsOf(BESIDE_PLAIN).flatMap(([operation, least]) => share(report, operation, least)),
    ...pairsOf(MOST_CPU).flatMap(([operation, most]) =>
      cpuOf(report, operation).flatMap((ms) => atMost(`CPU of: ${operation}`, ms, most, 'ms')),
    ),
    ...singlesOf(report, MAILS).flatMap(({ value }) =>
      cpuOf(report, ORDER).flatMap((ms) =>
        atMost(`CPU of: ${ORDER}, its mails written`, ms + value, MOST_CPU[ORDER], 'ms'),
      ),
    ),
    ...pairsOf(ALONE).flatMap(([operation, most]) =>
      found(report, operation, 1).flatMap(({ p50Ms }) => atMost(`alone: ${operation}`, p50Ms, most, 'ms')),
    ),
    ...pairsOf(MOST_P99).flatMap(([operation, most]) =>
      found(report, operation, 1).flatMap(({ p99Ms }) => atMost(`p99 alone: ${operation}`, p99Ms, most, 'ms')),
    ),
    ...pairsOf(SINGLES).flatMap(([what, most]) =>
      singlesOf(report, what).flatMap(({ value, unit }) => atMost(what, value, most, unit)),
    ),
    ...report.compared.map(({ operation, ratio }) => ({
      what: `two workers: ${operation}`,
      goal: `≥ ${NOT_SLOWER} of one`,
      reached: ratio.toFixed(2),
      isMet: ratio >= NOT_SLOWER,
    })),
  ]
}

/** Times that grow from the smallest to the largest shop, by operation at one connection or, where none was, at many. */
export function growthOf(smallest: Report, largest: Report): { operation: string; times: number }[] {
  const alone = new Set(
    smallest.measured.filter(({ connections }) => connections === 1).map(({ operation }) => operation),
  )
  return smallest.measured
    .filter(({ operation, connections }) => connections === 1 || !alone.has(operation))
    .flatMap(({ operation, connections, p50Ms }) =>
      found(largest, operation, connections).map((later) => ({ operation, times: later.p50Ms / p50Ms })),
    )
}

function fromMemory(report: Report, operation: string): Verdict[] {
  return found(report, operation, CROWD).map(({ ratio = 0, p99Ms, limit }) => ({
    what: operation,
    goal: `≥ ${LEAST_FROM_MEMORY} of its limit, p99 ≤ ${MOST_P99_FROM_MEMORY} ms`,
    reached: `${ratio.toFixed(2)}, p99 ${short(p99Ms)} ms${limit ? ` (the bare server ${short(limit.p99Ms)} ms)` : ''}`,
    isMet: ratio >= LEAST_FROM_MEMORY && p99Ms <= MOST_P99_FROM_MEMORY,
  }))
}

function share(report: Report, operation: string, least: number): Verdict[] {
  return found(report, operation, CROWD).map(({ ratio = 0 }) => ({
    what: operation,
    goal: `≥ ${least} of its limit`,
    reached: ratio.toFixed(2),
    isMet: ratio >= least,
  }))
}

function atMost(what: string, value: number, most: number, unit: string): Verdict[] {
  return [{ what, goal: `≤ ${most} ${unit}`, reached: `${short(value)} ${unit}`, isMet: value <= most }]
}

function found({ measured }: Report, operation: string, connections: number): Measured[] {
  return measured.filter((one) => one.operation === operation && one.connections === connections)
}

function cpuOf(report: Report, operation: string): number[] {
  return found(report, operation, CROWD).flatMap(({ cpu }) => (cpu ? [cpu.nodeMs + cpu.postgresMs] : []))
}

function singlesOf({ singles }: Report, what: string): Single[] {
  return singles.filter((single) => single.what === what)
}

function pairsOf(goals: Record<string, number>): [string, number][] {
  return Object.entries(goals)
}
