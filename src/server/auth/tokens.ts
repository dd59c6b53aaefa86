import { jwtVerify, SignJWT } from 'jose'
import type { Role } from '#contract/auth'

/** Signs and reads the shop’s tokens: HS256 JWTs with `userId`, `role`, `iat`, `exp` in seconds (decisions, "Accounts and sessions"). */
export interface Tokens {
  sign(account: { id: number; role: Role }): Promise<string>
  /** The claims of a good, unexpired token; undefined for anything else. */
  read(token: string): Promise<{ userId: number; role: string } | undefined>
}

interface Claims {
  userId: number
  role: string
  exp: number
}

/** A good signature stays good: so many tokens are known by now and not verified again, only whether they have expired. */
const MOST_KNOWN = 10_000
/** A clock that is set right steps back by so much at most; a token made later than that is nobody’s. */
const CLOCK_STEP_MS = 30_000

export function createTokens(secret: string, lifeSeconds: number): Tokens {
  const key = new TextEncoder().encode(secret)
  const known = new Map<string, Claims>()
  const verify = async (token: string): Promise<Claims | undefined> => {
    const claims = await jwtVerify(token, key, { algorithms: ['HS256'], requiredClaims: ['exp', 'iat'] }).then(
      ({ payload }) => payload,
      () => undefined,
    )
    const { userId, role, iat, exp } = claims ?? {}
    if (typeof userId !== 'number' || typeof role !== 'string' || exp === undefined) return undefined
    if (Number(iat) * 1000 > Date.now() + CLOCK_STEP_MS) return undefined
    if (known.size >= MOST_KNOWN) known.clear()
    known.set(token, { userId, role, exp })
    return known.get(token)
  }
  return {
    sign: ({ id, role }) =>
      new SignJWT({ userId: id, role })
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .setIssuedAt()
        .setExpirationTime(`${lifeSeconds}s`)
        .sign(key),
    async read(token) {
      const claims = known.get(token) ?? (await verify(token))
      return claims && claims.exp > Math.floor(Date.now() / 1000) ? claims : undefined
    },
  }
}
