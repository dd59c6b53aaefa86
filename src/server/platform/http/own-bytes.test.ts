import { expect, test } from 'vitest'
import { finish } from '../rendering/finish.ts'
import { ownBytes } from './own-bytes.ts'

test('what is kept of a part is its bytes and no others', () => {
  const part = Buffer.from('a long story with a word in it').subarray(20, 24)
  expect([ownBytes(part).toString(), ownBytes(part).buffer.byteLength]).toEqual(['word', 4])
})

test('a finished answer takes the memory of its bytes', () => {
  const { br } = finish(200, {}, Buffer.from('Not much to say.'))
  expect(br?.buffer.byteLength).toBe(br?.length)
})
