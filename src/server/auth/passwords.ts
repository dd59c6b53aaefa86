import { hash, verify } from '@node-rs/argon2'
import { m } from '#messages'
import { Refusal } from '../platform/refusal.ts'
import { isCommonPassword } from './common-passwords.ts'

/** OWASP’s first choice of argon2id: 19 MiB, 2 passes, 1 lane. Visitors queue first (hash-limiter.ts). */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Of its one form (NFC): keyboards compose the same letters otherwise (NIST SP 800-63B). */
export async function hashPassword(password: string): Promise<string> {
  return await hash(password.normalize('NFC'), COST)
}

/** Shorter names are in too many words. */
const SHORTEST_NAME = 3

/** Refuses common passwords, and ones with the account’s name, at `name`. */
export async function refuseWeakPassword(
  password: string,
  { username, email }: { username: string | null; email: string },
  name: 'password' | 'newPassword' = 'password',
): Promise<void> {
  const why = await weaknessOf(password, [username ?? '', email.split('@')[0] ?? ''])
  if (why) throw new Refusal('invalid_request', { fields: { [name]: why } })
}

async function weaknessOf(password: string, names: string[]): Promise<string | undefined> {
  if (await isCommonPassword(password)) return m.auth_password_too_common()
  const holds = (name: string) => name.length >= SHORTEST_NAME && plain(password).includes(plain(name))
  if (names.some(holds)) return m.auth_please_choose_password()
  return undefined
}

function plain(text: string): string {
  return text.normalize('NFKC').toLowerCase()
}

let decoy: Promise<string> | undefined

/** Nobody’s, or of an account without one: the same time, and no. */
export async function isPassword(password: string, passwordHash: string | null | undefined): Promise<boolean> {
  decoy ??= hash('no account has this password', COST)
  const against = passwordHash ?? (await decoy)
  for (const form of formsOf(password)) if (await verify(against, form)) return passwordHash === against
  return false
}

/** One, where nothing in it is composed. Older hashes are of what was typed, by whichever keyboard. */
function formsOf(password: string): Set<string> {
  return new Set([password.normalize('NFC'), password, password.normalize('NFD')])
}
