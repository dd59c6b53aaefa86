import { createHmac, randomInt } from 'node:crypto'

/** For whoever has lost the phone: each opens once. */
const COUNT = 10
const LENGTH = 10
/** Nothing that is read as something else. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** `K7QMW-3RTXN`: 50 random bits. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: COUNT }, () => {
    const letters = Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('')
    return `${letters.slice(0, LENGTH / 2)}-${letters.slice(LENGTH / 2)}`
  })
}

/** In any case, with or without dashes and spaces; undefined: none can be so. */
export function recoveryCodeIn(typed: string): string | undefined {
  const letters = typed.toUpperCase().replace(/[\s-]/g, '')
  return letters.length === LENGTH ? letters : undefined
}

/** By a key that the database does not hold: its rows alone are of no use to anybody. */
export function recoveryHash(key: Uint8Array, accountId: number, code: string): Buffer {
  return createHmac('sha256', key)
    .update(`${accountId}.${recoveryCodeIn(code)}`)
    .digest()
}
