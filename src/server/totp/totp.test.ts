import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { modulesOf } from './qr-code.ts'
import { base32Of, codeOf, keyUriOf, stepAt, stepOf } from './totp.ts'

const QR_HASHES: [number, string][] = [
  [17, '954cd36cd3c57cba'],
  [32, '7e330bacc715f580'],
  [53, '1792cb15433c4a32'],
  [78, '7d35d48dca722374'],
  [106, 'a857366e4124028e'],
  [134, 'ec75b50fc30593b7'],
  [154, 'c6853d8ac23e92c0'],
  [192, 'e7dc332eff2dd7bd'],
  [230, 'cc358b20ed2a6fab'],
  [271, '05b00d30b9a2c4e0'],
]
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

describe('a QR code', () => {
  // Of versions 1 to 10; compared with those of another library when this was written.
  test.each(QR_HASHES)('of %i bytes', (length, hash) => {
    const modules = modulesOf(new TextEncoder().encode('aB3/'.repeat(80).slice(0, length)))
    const written = modules.map((row) => row.map(Number).join('')).join('\n')
    expect(createHash('sha256').update(written).digest('hex').slice(0, 16)).toBe(hash)
  })

  test('holds no more', () => {
    expect(() => modulesOf(new Uint8Array(272))).toThrow('271 bytes')
  })
})
