import { expect, test, vi } from 'vitest'
import { setTransport } from '../platform/call.ts'
import { Problem } from '../platform/problem.ts'
import { readOverview } from './overview.ts'

test('an overview that the shop does not answer is told as such, and logged', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  setTransport(() => Promise.reject(new Problem(503, { message: 'Full house.', code: 'busy' })))
  expect(await readOverview('User', '30')).toBe('unanswered')
  expect(warn).toHaveBeenCalledWith('The overview could not be read.', 'Full house.')
})

test('a mistake of ours is no unanswered overview: it reaches whoever can mend it', async () => {
  setTransport(() => Promise.resolve({}))
  // Vendors without a list.
  await expect(readOverview('Admin', '30')).rejects.toThrow(TypeError)
})
