import { expect, test } from 'vitest'
import { LONGEST_DESCRIPTION, LONGEST_SPECIFICATION } from '#contract/values/product-limits'
import { plainTextOf } from './import-text.ts'

test('a cell of HTML is cleaned where it may become a description, however many tags it loses', () => {
  const cell = `${'<b></b>'.repeat(2_000)}Cotton`
  expect(cell.length).toBeGreaterThan(LONGEST_DESCRIPTION)
  expect(plainTextOf(cell)).toBe('Cotton')
})

test('a longer one is not cleaned, and so refused by its length', () => {
  const cell = `${'<b></b>'.repeat(LONGEST_SPECIFICATION)}Cotton`
  expect(plainTextOf(cell)).toBe(cell)
})
