import { expect, test } from 'vitest'
import { nameOf, segmentOf, segmentsBetween } from './wal-names.ts'

test.each([
  ['000000010000000000000001', { timeline: 1, position: 1 }],
  ['0000000200000000000000FF', { timeline: 2, position: 255 }],
  ['000000020000000100000000', { timeline: 2, position: 256 }],
  ['0000000A0000001F00000010', { timeline: 10, position: 0x1f10 }],
])('%s', (name, segment) => {
  expect(segmentOf(name)).toEqual(segment)
  expect(nameOf(segment)).toBe(name)
})

test.each(['00000002.history', '000000010000000000000001.00000028.backup', '000000010000000000000001.partial', ''])(
  '“%s” is no part of the log',
  (name) => {
    expect(segmentOf(name)).toBeUndefined()
  },
)

test('from one to the next the log goes on', () => {
  const [first, last] = [
    { timeline: 1, position: 254 },
    { timeline: 1, position: 256 },
  ]
  expect(segmentsBetween(first, last).map(nameOf)).toEqual([
    '0000000100000000000000FE',
    '0000000100000000000000FF',
    '000000010000000100000000',
  ])
  expect(segmentsBetween(last, first)).toEqual([])
})
