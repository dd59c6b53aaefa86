import { PassThrough } from 'node:stream'
import { expect, test } from 'vitest'
import { tellOn } from './tell.ts'

function told(isTTY: boolean, of: number): string {
  const output = Object.assign(new PassThrough(), { isTTY })
  const tell = tellOn(output)
  tell('Creating the database…')
  for (let done = 1; done <= of; done += 1) tell('Pictures drawn', { done, of })
  tell('Haat is open')
  return output.read().toString()
}

test('on a terminal progress moves one line', () => {
  expect(told(true, 3)).toBe(
    '  Creating the database…\n  Pictures drawn: 1 of 3\r  Pictures drawn: 2 of 3\r  Pictures drawn: 3 of 3\n  Haat is open\n',
  )
})

test.each([3, 4, 100, 1_000])('elsewhere %d steps of progress are three lines', (of) => {
  const lines = told(false, of)
    .split('\n')
    .filter((line) => line.includes('Pictures'))
  expect(lines).toHaveLength(3)
  expect(lines[0]).toBe(`  Pictures drawn: 1 of ${of}`)
  expect(lines[2]).toBe(`  Pictures drawn: ${of} of ${of}`)
})

test('what is told while a line moves stands on a line of its own', () => {
  const output = Object.assign(new PassThrough(), { isTTY: true })
  const tell = tellOn(output)
  tell('Pictures drawn', { done: 1, of: 2 })
  tell('Closing the shop…')
  expect(output.read().toString()).toBe('  Pictures drawn: 1 of 2\n  Closing the shop…\n')
})
