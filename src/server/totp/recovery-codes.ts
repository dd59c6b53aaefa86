import { createHmac, randomInt } from 'node:crypto'

/** For whoever has lost the phone: each opens once. */
const COUNT = 10
const LENGTH = 10
/** Nothing that is read as something else. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** 50 random bits each. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: COUNT }, () =>
    Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join(''),
  )
}

/** As it is shown: `K7QMW-3RTXN`. */
export function shownRecoveryCode(code: string): string {
  return `${code.slice(0, LENGTH / 2)}-${code.slice(LENGTH / 2)}`
}

/** In any case, with or without dashes and spaces; undefined: none can be so. */
export function recoveryCodeIn(typed: string): string | undefined {
  const letters = typed.toUpperCase().replace(/[\s-]/g, '')
  return letters.length === LENGTH ? letters : undefined
}

/** By a key that the database does not hold: its rows alone are of no use to anybody. */
export function recoveryHash(key: Uint8Array, accountId: number, code: string): Buffer {
  return createHmac('sha256', key).update(`${accountId}.${code}`).digest()
}
