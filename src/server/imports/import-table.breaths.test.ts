import { expect, onTestFinished, test } from 'vitest'
import { rowsOf } from './import-table.ts'

test('others are answered while one row of half a megabyte is read', async () => {
  let turns = 0
  let next = setImmediate(function turn() {
    turns += 1
    next = setImmediate(turn)
  })
  onTestFinished(() => clearImmediate(next))
  for await (const _row of rowsOf(new TextEncoder().encode(`${','.repeat(490_000)}\n`)));
  expect(turns).toBeGreaterThanOrEqual(29)
})
