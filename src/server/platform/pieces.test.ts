import { expect, onTestFinished, test } from 'vitest'
import { csvPieces } from './csv.ts'
import { inPieces } from './pieces.ts'

test('all values come in their order, and others have a turn after each piece', async () => {
  let turns = 0
  let next = setImmediate(function turn() {
    turns += 1
    next = setImmediate(turn)
  })
  onTestFinished(() => clearImmediate(next))
  const pieces: (readonly number[])[] = []
  for await (const piece of inPieces([1, 2, 3, 4, 5], 2)) pieces.push(piece)
  expect(pieces).toEqual([[1, 2], [3, 4], [5]])
  expect(turns).toBeGreaterThanOrEqual(3)
})

test('a file of many rows is written piece by piece', async () => {
  const pieces: string[] = []
  for await (const piece of csvPieces(Array.from({ length: 1_000 }, (_, at) => [String(at)])))
    pieces.push(String(piece))
  expect(pieces.join('')).toBe(`\ufeff${Array.from({ length: 1_000 }, (_, at) => `${at}\r\n`).join('')}`)
  expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThan(2_000)
})
