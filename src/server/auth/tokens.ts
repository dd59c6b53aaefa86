import { type JWTPayload, jwtVerify, SignJWT } from 'jose'
import type { Role } from '#contract/auth'

/** Signs and reads the shop’s tokens: HS256 JWTs with `userId`, `role`, `epoch`, `sid`, `iat`, `exp` in seconds (decisions, "Accounts and sessions"). */
export interface Tokens {
  /** `epoch`: the account’s now; a raised one ends the token. */
  sign(account: { id: number; role: Role; epoch: number; session?: number }): Promise<string>
  /** Undefined unless good and unexpired. */
  read(token: string): Promise<Claims | undefined>
}

export interface Claims {
  userId: number
  role: string
  epoch: number
  /** Null: from before there were sessions. */
  session: number | null
}

/** The first; also of tokens from before there were epochs. */
export const FIRST_EPOCH = 0

/** Verified signatures in memory; expiry is looked at each time. */
const MOST_KNOWN = 10_000
/** Clock skew between machines; later tokens are nobody’s. */
const CLOCKS_AGREE_SECONDS = 120
/** The longest `TOKEN_TTL`, and some days. */
const LONGEST_LIFE_SECONDS = 3660 * 86_400

export function createTokens(secret: string, lifeSeconds: number): Tokens {
  const key = new TextEncoder().encode(secret)
  const known = new Map<string, Claims & { exp: number }>()
  const verify = async (token: string): Promise<(Claims & { exp: number }) | undefined> => {
    const payload = await jwtVerify(token, key, { algorithms: ['HS256'], requiredClaims: ['exp', 'iat'] }).then(
      (verified) => verified.payload,
      () => undefined,
    )
    const claims = payload && claimsIn(payload)
    if (!claims) return undefined
    if (known.size >= MOST_KNOWN) known.clear()
    known.set(token, claims)
    return claims
  }
  return {
    sign: ({ id, role, epoch, session }) =>
      new SignJWT({ userId: id, role, epoch, ...(session === undefined ? {} : { sid: session }) })
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

/** Claims that the shop can have made. */
function claimsIn({ userId, role, epoch = FIRST_EPOCH, sid = null, iat, exp }: JWTPayload) {
  if (!isWhole(userId) || !isWhole(epoch) || !isWhole(iat) || !isWhole(exp) || typeof role !== 'string')
    return undefined
  if (sid !== null && !isWhole(sid)) return undefined
  const isOfThisTime = iat <= Date.now() / 1000 + CLOCKS_AGREE_SECONDS && exp - iat <= LONGEST_LIFE_SECONDS
  return isOfThisTime ? { userId, role, epoch, session: sid, exp } : undefined
}

function isWhole(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0
}
