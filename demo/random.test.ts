import { expect, test } from 'vitest'
import { createRandom } from './random.ts'

test('a seed gives the numbers it has always given: drawings, goods and seeds hang on them', () => {
  const random = createRandom(7)
  expect([random.share(), random.share(), random.share()]).toEqual([
    0.8993907461408526, 0.035618846071884036, 0.5316002659965307,
  ])
  const other = createRandom(202_311)
  expect([other.whole(1000), other.between(1, 1000)]).toEqual([592, 587])
})

test('whole numbers keep within their ends, and come to both of them', () => {
  const random = createRandom(1)
  const drawn = Array.from({ length: 200 }, () => random.between(3, 5))
  expect(new Set(drawn)).toEqual(new Set([3, 4, 5]))
  expect(Array.from({ length: 20 }, () => random.isOnceIn(1))).not.toContain(false)
  expect(() => random.pick([])).toThrow('Nothing to pick from.')
})
