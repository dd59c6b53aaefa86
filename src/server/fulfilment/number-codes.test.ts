import { expect, test } from 'vitest'
import { codesOf } from './number-codes.ts'

test('others are answered between the codes of two numbers, and between the two of one', async () => {
  let turns = 0
  const others = setImmediate(function turn() {
    turns += 1
    last = setImmediate(turn)
  })
  let last = others
  for (let at = 0; at < 10; at += 1) await codesOf(`DL24${at}`)
  clearImmediate(last)
  expect(turns).toBeGreaterThanOrEqual(20)
})

test('the codes of a number are drawn once', async () => {
  const first = await codesOf('DL2411')
  const again = await codesOf('DL2411')
  expect([again.bars === first.bars, again.square === first.square]).toEqual([true, true])
})
