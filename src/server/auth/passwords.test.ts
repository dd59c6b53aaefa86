import { hash } from '@node-rs/argon2'
import { describe, expect, test } from 'vitest'
import { hashPassword, isPassword } from './passwords.ts'

const COMPOSED = 'Caf\u00e9-shop-77!'
const DECOMPOSED = 'Cafe\u0301-shop-77!'
/** As hashes were made before there was one form: of what was typed. */
const asBefore = (password: string) => hash(password, { memoryCost: 19_456, timeCost: 2, parallelism: 1 })

describe('a password', () => {
  test('is the same however a keyboard composes its letters', async () => {
    for (const typed of [COMPOSED, DECOMPOSED]) {
      const kept = await hashPassword(typed)
      expect([await isPassword(COMPOSED, kept), await isPassword(DECOMPOSED, kept)]).toEqual([true, true])
      expect(await isPassword('Cafe-shop-77!', kept)).toBe(false)
    }
  })

  test('from before still opens its account, from either keyboard', async () => {
    for (const typed of [COMPOSED, DECOMPOSED]) {
      const kept = await asBefore(typed)
      expect([await isPassword(COMPOSED, kept), await isPassword(DECOMPOSED, kept)]).toEqual([true, true])
    }
  })

  test('of nobody is none in any form', async () => {
    for (const typed of [COMPOSED, DECOMPOSED, 'no account has this password'])
      for (const kept of [null, undefined]) expect(await isPassword(typed, kept)).toBe(false)
  })
})
