import { expect, test } from 'vitest'
import { mergedMembers, mergedTexts, touchedTexts } from './merging.ts'

const NAMES = ['name', 'price'] as const
const from = { name: 'Panjabi', price: '1420' }

test('what somebody else changed and I did not touch is taken over, and mine is kept beside it', () => {
  const merged = mergedTexts(NAMES, { typed: { ...from, name: 'Mine' }, from }, { ...from, price: '1531' })
  expect(merged).toEqual({
    typed: { name: 'Mine', price: '1531' },
    from: { name: 'Panjabi', price: '1531' },
    conflicts: [],
  })
  expect(touchedTexts(NAMES, merged)).toEqual({ name: 'Mine' })
})

test('what both changed differently stays as I typed it, and is told until somebody chooses', () => {
  const edit = { typed: { ...from, price: '1400' }, from }
  expect(mergedTexts(NAMES, edit, { ...from, price: '1531' })).toEqual({ ...edit, conflicts: ['price'] })
})

test('what both changed alike is no conflict, and is not sent again', () => {
  const merged = mergedTexts(NAMES, { typed: { ...from, price: '1531' }, from }, { ...from, price: '1531' })
  expect(merged.conflicts).toEqual([])
  expect(touchedTexts(NAMES, merged)).toEqual({})
})

test.each([
  [
    ['a', 'b'],
    ['a', 'b'],
    ['a', 'c'],
    ['a', 'c'],
  ],
  [
    ['a', 'b', 'mine'],
    ['a', 'b'],
    ['a', 'b', 'theirs'],
    ['a', 'b', 'theirs', 'mine'],
  ],
  [['b'], ['a', 'b'], ['a', 'b', 'theirs'], ['b', 'theirs']],
  [['a', 'b'], ['a', 'b'], [], []],
  [['a', 'new'], ['a'], ['a', 'new'], ['a', 'new']],
])('of tags I have %j, began with %j, and the shop has %j by now: %j', (typed, began, shop, merged) => {
  expect(mergedMembers(typed, began, shop)).toEqual(merged)
})
