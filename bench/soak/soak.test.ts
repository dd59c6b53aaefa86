import { expect, test } from 'vitest'
import { afterWarmUp, growthOf } from './growth.ts'
import { deadlinesOf } from './promises.ts'
import type { Pace } from './soak.ts'
import { tableOf } from './table.ts'

const PACE: Pace = {
  ...{ sent: 100, unsent: 0, served: 100, refused: {}, failed: {}, lastTroubleMs: 0 },
  ...{ sentPerSecond: 70, servedPerSecond: 70, p50Ms: 1, p99Ms: 2, refusedP99Ms: 3 },
}
const GOOD = {
  ...{ seed: 1, machine: '', load: { before: 0, after: 0 }, capacityPerSecond: 90, steady: PACE, after: PACE },
  memoryMb: [90, 100, 100, 100, 100, 100],
  laterCapacityPerSecond: 100,
  overload: { ...PACE, sentPerSecond: 300, servedPerSecond: 80, refused: { 503: 220 } },
  besideLogins: PACE,
  passwordsChecked: 25,
}
const broken = (changes: object) =>
  deadlinesOf({ ...GOOD, ...changes })
    .filter(({ isMet }) => !isMet)
    .map(({ what }) => what)

test.each<[string, object, string[]]>([
  ['nothing', {}, []],
  ['an error', { steady: { ...PACE, failed: { 'GET /: 500': 1 } } }, ['errors at 0.7 of capacity']],
  ['a refusal', { steady: { ...PACE, refused: { 503: 1 } } }, ['errors at 0.7 of capacity']],
  ['memory that grows', { memoryMb: [90, 95, 100, 105, 110, 115] }, ['memory, over the last two thirds']],
  ['too little load', { overload: { ...GOOD.overload, sentPerSecond: 120 } }, ['load that was meant to be too much']],
  ['few served', { overload: { ...GOOD.overload, servedPerSecond: 59 } }, ['served meanwhile']],
  ['slow refusals', { overload: { ...GOOD.overload, refusedP99Ms: 1_001 } }, ['refused meanwhile (429, 503)']],
  ['cut connections', { overload: { ...GOOD.overload, failed: { ECONNRESET: 1 } } }, ['failed meanwhile']],
  ['looks that wait', { besideLogins: { ...PACE, p99Ms: 51 } }, ['the catalogue, while 50 log in at once']],
  ['logins that are refused', { passwordsChecked: 3 }, ['the catalogue, while 50 log in at once']],
  ['a long illness', { after: { ...PACE, lastTroubleMs: 5_001 } }, ['itself again after']],
])('a run with %s breaks what it breaks', (_, changes, expected) => {
  expect(broken(changes)).toEqual(expected)
})

test('growth is a trend: neither the warm-up nor one outlier makes one', () => {
  expect(growthOf(afterWarmUp([50, 80, 100, 100, 100, 100]))).toBe(0)
  expect(growthOf([100, 101, 190, 103, 104])).toBeCloseTo(4)
  expect(growthOf([100])).toBe(0)
})

test('every failure is told with its traffic, also the same one at different times', () => {
  const failing = (count: number) => ({ ...PACE, failed: { 'GET /: 500': count } })
  const report = { ...GOOD, steady: failing(5), overload: failing(3), after: failing(1), besideLogins: failing(2) }
  const told = tableOf(report, deadlinesOf(report)).split('\n')
  expect(told.filter((line) => line.startsWith('failed'))).toEqual([
    'failed, steady: GET /: 500, 5 times',
    'failed, overload: GET /: 500, 3 times',
    'failed, after: GET /: 500, 1 times',
    'failed, beside logins: GET /: 500, 2 times',
  ])
})
