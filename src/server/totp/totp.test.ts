import { expect, test } from 'vitest'
import { base32Of, codeOf, keyUriOf, stepAt, stepOf } from './totp.ts'

const SECRET = Buffer.from('12345678901234567890')

// Appendix B, of which six digits are the last.
test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('RFC 6238 at %i seconds', (seconds, code) => {
  expect(codeOf(SECRET, stepAt(seconds * 1_000))).toBe(code)
})

test('a code is taken for the step before and after, and no other', () => {
  const now = 1_111_111_111_000
  for (const [around, isTaken] of [
    [-2, false],
    [-1, true],
    [0, true],
    [1, true],
    [2, false],
  ] as const) {
    const step = stepAt(now) + around
    expect([around, stepOf(SECRET, codeOf(SECRET, step), now)]).toEqual([around, isTaken ? step : null])
  }
  for (const none of ['', '05047', '0504710', 'abcdef', 'éééééé', '💥💥💥'])
    expect(stepOf(SECRET, none, now)).toBeNull()
})

test('a secret is written as in RFC 4648', () => {
  expect(base32Of(Buffer.from('foobar'))).toBe('MZXW6YTBOI')
  expect(base32Of(SECRET)).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ')
})

test('the address of a key names the shop and the account, if that is short enough', () => {
  const of = (name: string) => keyUriOf({ issuer: 'Haat', name, secret: SECRET })
  expect(of('a b')).toBe('otpauth://totp/Haat:a%20b?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Haat')
  expect(of('ক'.repeat(30))).toContain('otpauth://totp/Haat:?secret=')
})

test('the longest address of a key makes a QR code that a phone’s camera reads: of version 10 at most', () => {
  const longest = keyUriOf({ issuer: 'Haat', name: 'a'.repeat(90), secret: SECRET })
  expect(longest).toContain('a'.repeat(90))
  expect(longest.length).toBeLessThanOrEqual(271)
})
