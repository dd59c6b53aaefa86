import sanitizeHtml from 'sanitize-html'
import { expect, test, vi } from 'vitest'
import { LONGEST_DESCRIPTION, LONGEST_SPECIFICATION } from '#contract/values/product-limits'
import { LONGEST_CLEANED, plainTextOf } from './import-text.ts'

vi.mock('sanitize-html', { spy: true })

test('a cell of HTML is cleaned where it may become a description, however many tags it loses', () => {
  const cell = `${'<b></b>'.repeat(2_000)}Cotton`
  expect(cell.length).toBeGreaterThan(LONGEST_DESCRIPTION)
  expect(plainTextOf(cell)).toBe('Cotton')
})

test('a longer one is not looked at: it stays as it is, and is refused by its length', () => {
  vi.mocked(sanitizeHtml).mockClear()
  const cell = `<b>${'x'.repeat(LONGEST_CLEANED)}`
  expect(plainTextOf(cell)).toBe(cell)
  expect(sanitizeHtml).not.toHaveBeenCalled()
  expect(LONGEST_CLEANED).toBe(LONGEST_SPECIFICATION)
})
