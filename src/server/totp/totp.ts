import { createHmac, timingSafeEqual } from 'node:crypto'

/** Time-based one-time passwords (RFC 6238): SHA-1, 6 digits, 30 seconds, as every authenticator app has them. */
export const STEP_SECONDS = 30
export const SECRET_BYTES = 20
const DIGITS = 6
/** Clocks of phones are wrong by some seconds, and typing takes some. */
const STEPS_AROUND = [0, -1, 1]

export function stepAt(milliseconds: number): number {
  return Math.floor(milliseconds / 1_000 / STEP_SECONDS)
}

export function codeOf(secret: Uint8Array, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const digest = createHmac('sha1', secret).update(counter).digest()
  const from = (digest.at(-1) ?? 0) & 15
  const number = digest.readUInt32BE(from) & 0x7fffffff
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0')
}

/** The step that the code is of, around now; null: of none. */
export function stepOf(secret: Uint8Array, code: string, milliseconds: number): number | null {
  const now = stepAt(milliseconds)
  const fitting = STEPS_AROUND.map((around) => now + around).filter((step) => isSame(codeOf(secret, step), code))
  return fitting[0] ?? null
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** RFC 4648, without padding: what apps take by hand. */
export function base32Of(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{1,5}/g) ?? []).map((five) => BASE32[Number.parseInt(five.padEnd(5, '0'), 2)]).join('')
}

/** In bytes: beyond that a QR code would be too fine for a phone’s camera. */
const LONGEST_NAME = 90

/** What the QR code says (Key URI format of Google Authenticator). */
export function keyUriOf({ issuer, name, secret }: { issuer: string; name: string; secret: Uint8Array }): string {
  const label = encodeURIComponent(name)
  const shown = label.length <= LONGEST_NAME ? label : ''
  const query = new URLSearchParams({ secret: base32Of(secret), issuer })
  return `otpauth://totp/${encodeURIComponent(issuer)}:${shown}?${query}`
}
