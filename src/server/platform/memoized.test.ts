import { expect, test } from 'vitest'
import { memoized } from './memoized.ts'

function counted(most?: number) {
  const asked: string[] = []
  const upper = memoized((text) => {
    asked.push(text)
    return text === 'none' ? null : text.toUpperCase()
  }, most)
  return { asked, upper }
}

test('what was asked before is not worked out again, also where there was nothing', () => {
  const { asked, upper } = counted()
  expect(['a', 'none', 'a', 'none', 'b'].map(upper)).toEqual(['A', null, 'A', null, 'B'])
  expect(asked).toEqual(['a', 'none', 'b'])
})

test('no more is remembered than there is room for, and nothing long', () => {
  const { asked, upper } = counted(2)
  for (const text of ['a', 'b', 'c', 'c', 'a']) upper(text)
  expect(asked).toEqual(['a', 'b', 'c', 'a'])
  const long = 'x'.repeat(201)
  for (const text of [long, long]) upper(text)
  expect(asked.slice(4)).toEqual([long, long])
})
