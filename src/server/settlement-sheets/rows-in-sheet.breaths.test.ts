import { expect, onTestFinished, test } from 'vitest'
import { rowsInSheet } from './rows-in-sheet.ts'

test('others are answered while the rows of a settlement are understood', async () => {
  const rows = Array.from({ length: 5_000 }, (_, at) => ({ line: at + 2, cells: [`DL${at}`, '1510'] }))
  let turns = 0
  let next = setImmediate(function turn() {
    turns += 1
    next = setImmediate(turn)
  })
  onTestFinished(() => clearImmediate(next))
  const read = await rowsInSheet({ columns: ['N', 'C'], rows }, { number: 'N', collected: 'C', charges: [] })
  expect(read.rows).toHaveLength(5_000)
  expect(turns).toBeGreaterThanOrEqual(20)
})
