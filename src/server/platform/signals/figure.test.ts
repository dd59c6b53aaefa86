import { expect, test } from 'vitest'
import { createFigure } from './figure.ts'

const HOUR_MS = 3_600_000

test('a figure is asked for once, however many scrape, and again once it is old', async () => {
  let asked = 0
  const read = async () => {
    asked += 1
    return asked
  }
  const hourly = createFigure(HOUR_MS, read)
  expect([await hourly(), await hourly(), ...(await Promise.all([hourly(), hourly()]))]).toEqual([1, 1, 1, 1])
  const always = createFigure(0, read)
  expect([await always(), await always()]).toEqual([2, 3])
})

test('what cannot be read any more is no figure, and not the old one', async () => {
  const answers = [() => 7, () => Promise.reject(new Error('away')), () => 8]
  const figure = createFigure(0, async () => await answers.shift()?.())
  expect([await figure(), await figure(), await figure()]).toEqual([7, undefined, 8])
})
