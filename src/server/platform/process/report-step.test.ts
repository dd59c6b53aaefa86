import { PassThrough } from 'node:stream'
import { expect, test } from 'vitest'
import { reportStepsOn } from './report-step.ts'

function told(isTTY: boolean, of: number): string {
  const output = Object.assign(new PassThrough(), { isTTY })
  const report = reportStepsOn(output)
  report('Creating the database…')
  for (let done = 1; done <= of; done += 1) report('Drawing', { done, of, what: 'pictures' })
  report('Haat is open')
  return output.read().toString()
}

test('on a terminal progress moves one line', () => {
  expect(told(true, 3)).toBe(
    '  Creating the database…\n  Drawing: 1 of 3 pictures\r  Drawing: 2 of 3 pictures\r  Drawing: 3 of 3 pictures\n  Haat is open\n',
  )
})

test.each([3, 4, 100, 1_000])('elsewhere %d steps of progress are three lines', (of) => {
  const lines = told(false, of)
    .split('\n')
    .filter((line) => line.includes('Drawing'))
  expect(lines).toHaveLength(3)
  expect(lines[0]).toBe(`  Drawing: 1 of ${of} pictures`)
  expect(lines[2]).toBe(`  Drawing: ${of} of ${of} pictures`)
})

test('what is told while a line moves stands on a line of its own', () => {
  const output = Object.assign(new PassThrough(), { isTTY: true })
  const report = reportStepsOn(output)
  report('Drawing', { done: 1, of: 2, what: 'pictures' })
  report('Closing the shop…')
  expect(output.read().toString()).toBe('  Drawing: 1 of 2 pictures\n  Closing the shop…\n')
})
