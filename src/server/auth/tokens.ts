import { jwtVerify, SignJWT } from 'jose'
import type { Role } from '#contract/auth'

/** Signs and reads the shop’s tokens: HS256 JWTs with `userId`, `role`, `iat`, `exp` in seconds (decisions, "Accounts and sessions"). */
export interface Tokens {
  sign(account: { id: number; role: Role }): Promise<string>
  /** The claims of a good, unexpired token; undefined for anything else. */
  read(token: string): Promise<{ userId: number; role: string } | undefined>
}

export function createTokens(secret: string, lifeSeconds: number): Tokens {
  const key = new TextEncoder().encode(secret)
  return {
    sign: ({ id, role }) =>
      new SignJWT({ userId: id, role })
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .setIssuedAt()
        .setExpirationTime(`${lifeSeconds}s`)
        .sign(key),
    async read(token) {
      const claims = await jwtVerify(token, key, { algorithms: ['HS256'], requiredClaims: ['exp', 'iat'] }).then(
        ({ payload }) => payload,
        () => undefined,
      )
      const userId = claims?.userId
      const role = claims?.role
      return typeof userId === 'number' && typeof role === 'string' ? { userId, role } : undefined
    },
  }
}
