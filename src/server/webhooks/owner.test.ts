import { expect, test } from 'vitest'
import { ownerOf } from './owner.ts'

test('who has no store and is no admin owns no webhooks', () => {
  const asked = { id: 1, vendor: null }
  expect(ownerOf({ ...asked, role: 'Admin' })).toBeNull()
  expect(ownerOf({ ...asked, role: 'Vendor', vendor: { id: 4, status: 'Approved' } })).toBe(4)
  expect(() => ownerOf({ ...asked, role: 'User' })).toThrow(expect.objectContaining({ code: 'not_allowed' }))
})
