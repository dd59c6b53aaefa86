import { hash, verify } from '@node-rs/argon2'
import { Refusal } from '../platform/refusal.ts'
import { createTurns } from '../platform/turns.ts'
import { isCommonPassword } from './common-passwords.ts'

/** OWASP’s first choice of argon2id: 19 MiB, 2 passes, 1 lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
/** Hashing fills a core: so many at once, the rest wait their turn, and the catalogue keeps answering. */
const inTurn = createTurns(1)

/** argon2id hash of a new password. Refuses one that everybody tries first. */
export async function hashPassword(password: string): Promise<string> {
  if (isCommonPassword(password))
    throw new Refusal('invalid_request', {
      fields: { password: 'This password is too common. Please choose another.' },
    })
  return await inTurn(() => hash(password, COST))
}

let decoy: Promise<string> | undefined

/** Whether the password is that of the hash; without a hash it takes the same time and says no. */
export async function isPassword(password: string, passwordHash: string | undefined): Promise<boolean> {
  decoy ??= inTurn(() => hash('no account has this password', COST))
  const against = passwordHash ?? (await decoy)
  return (await inTurn(() => verify(against, password))) && passwordHash !== undefined
}
