import { expect, test } from 'vitest'
import { createSeal } from './seal.ts'

const SECRET = 'a secret for tests, thirty-two characters long'
const plain = Buffer.from('what nobody else may read')

test('what is sealed is opened by the same key and purpose, and by no other', () => {
  const sealed = createSeal(SECRET, 'one').seal(plain)
  expect(createSeal(SECRET, 'one').open(sealed)).toEqual(plain)
  expect(createSeal(SECRET, 'other').open(sealed)).toBeNull()
  expect(createSeal(`${SECRET}.`, 'one').open(sealed)).toBeNull()
  expect(sealed.includes(plain)).toBe(false)
})

test('the same is never sealed alike, and what was touched is not opened', () => {
  const seal = createSeal(SECRET, 'one')
  const sealed = seal.seal(plain)
  expect(seal.seal(plain)).not.toEqual(sealed)
  for (const at of [0, 15, sealed.length - 1]) {
    const touched = Buffer.from(sealed)
    touched[at] = (touched[at] ?? 0) ^ 1
    expect(seal.open(touched)).toBeNull()
  }
  for (const bytes of [0, 27, sealed.length - 1]) expect(seal.open(sealed.subarray(0, bytes))).toBeNull()
})
