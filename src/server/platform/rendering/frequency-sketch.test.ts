import { expect, test } from 'vitest'
import { createFrequencySketch } from './frequency-sketch.ts'

test('no key counts for less than it was asked, and few for more', () => {
  const sketch = createFrequencySketch(4096)
  for (let key = 0; key < 2_000; key += 1)
    for (let time = 0; time <= key % 5; time += 1) sketch.note(`/api/product/${key}`)
  const over = Array.from({ length: 2_000 }, (_, key) => sketch.estimate(`/api/product/${key}`) - ((key % 5) + 1))
  expect(Math.min(...over)).toBe(0)
  expect(over.filter((each) => each > 0).length).toBeLessThan(20)
})

test('what was never asked for counts for nothing, nearly always', () => {
  const sketch = createFrequencySketch(4096)
  for (let key = 0; key < 2_000; key += 1) sketch.note(`/api/product/${key}`)
  const strangers = Array.from({ length: 2_000 }, (_, key) => sketch.estimate(`/api/category/${key}`))
  expect(strangers.filter((each) => each > 0).length).toBeLessThan(100)
})

test('what was asked for long ago counts less than what is asked for now', () => {
  const sketch = createFrequencySketch(64)
  for (let time = 0; time < 100; time += 1) sketch.note('yesterday')
  for (let time = 0; time < 10_000; time += 1) sketch.note(`today ${time % 8}`)
  expect(sketch.estimate('yesterday')).toBeLessThan(sketch.estimate('today 1'))
})
