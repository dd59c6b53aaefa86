import { expect, test } from 'vitest'
import { pictureProblem } from './product-problems.ts'

test.each([
  ['IMG_2041.HEIC', ''],
  ['IMG_2041.heif', 'image/heif'],
  ['photo', 'image/heic'],
])('a picture in HEIC, %s of type “%s”, is refused with what to do', (name, type) => {
  expect(pictureProblem({ name, type, size: 1_000 })).toContain('Save it as JPEG')
})

test('other files are told which pictures the shop takes, and those are taken', () => {
  expect(pictureProblem({ name: 'a.gif', type: 'image/gif', size: 1_000 })).toContain('Choose a JPEG, PNG')
  expect(pictureProblem({ name: 'a.jpg', type: 'image/jpeg', size: 1_000 })).toBeNull()
})
