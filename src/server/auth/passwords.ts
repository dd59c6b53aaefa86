import { hash, verify } from '@node-rs/argon2'
import { Refusal } from '../platform/refusal.ts'
import { isCommonPassword } from './common-passwords.ts'

/** OWASP’s first choice of argon2id: 19 MiB, 2 passes, 1 lane. Calls of visitors take their turn first (hash-turns.ts). */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** argon2id hash of a new password. Refuses one that everybody tries first. */
export async function hashPassword(password: string): Promise<string> {
  refuseCommonPassword(password)
  return await hash(password, COST)
}

export function refuseCommonPassword(password: string): void {
  if (isCommonPassword(password))
    throw new Refusal('invalid_request', {
      fields: { password: 'This password is too common. Please choose another.' },
    })
}

let decoy: Promise<string> | undefined

/** Whether the password is that of the hash; without a hash it takes the same time and says no. */
export async function isPassword(password: string, passwordHash: string | undefined): Promise<boolean> {
  decoy ??= hash('no account has this password', COST)
  const against = passwordHash ?? (await decoy)
  return (await verify(against, password)) && passwordHash !== undefined
}
