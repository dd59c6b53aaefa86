import { createHmac } from 'node:crypto'
import { type JWTPayload, jwtVerify, SignJWT } from 'jose'
import type { Role } from '#contract/auth'

/** Who has shown the password, and owes the second step. */
export interface Challenged {
  id: number
  role: Role
  epoch: number
}

export interface Challenges {
  sign(account: Challenged): Promise<string>
  /** Undefined: over, or not ours. A raised epoch is for the caller to see. */
  read(challenge: string): Promise<{ id: number; epoch: number } | undefined>
}

const LIFE = '5m'

/** Signed by a key of their own: none is a token, and no token is one. */
export function createChallenges(jwtSecret: string): Challenges {
  const key = createHmac('sha256', jwtSecret).update('second step').digest()
  return {
    sign: ({ id, epoch }) =>
      new SignJWT({ userId: id, epoch })
        .setProtectedHeader({ alg: 'HS256' })
        .setIssuedAt()
        .setExpirationTime(LIFE)
        .sign(key),
    read: (challenge) =>
      jwtVerify(challenge, key, { algorithms: ['HS256'], requiredClaims: ['exp'] }).then(
        ({ payload }) => challengedIn(payload),
        () => undefined,
      ),
  }
}

function challengedIn({ userId, epoch }: JWTPayload): { id: number; epoch: number } | undefined {
  return typeof userId === 'number' && typeof epoch === 'number' ? { id: userId, epoch } : undefined
}
