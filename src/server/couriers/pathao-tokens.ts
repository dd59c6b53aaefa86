import type { NoAnswer } from '../platform/outbound/ask.ts'
import { textAt, valueAt } from './ask-courier.ts'
import type { Answered, CourierAccount } from './courier.ts'

interface Token {
  text: string
  /** Of the keys that it was asked for with. */
  keys: string
  until: number
}

/** So long before its end a token is not used any more. */
const MARGIN_MS = 3_600_000

/** By these it says that it does not know who asks. By all others its login is out of order: nothing was booked, and it is asked later. */
const NOT_KNOWN = [400, 401, 403]

/** Tokens live for five days, in this process alone. A refusal to give one is the answer to what was to be asked. */
export function createTokens() {
  const tokens = new Map<number, Token>()
  return {
    async tokenOf(account: CourierAccount): Promise<string | Answered | NoAnswer> {
      const keys = JSON.stringify(account.keys)
      const known = tokens.get(account.id)
      if (known && known.keys === keys && known.until > Date.now()) return known.text
      const answer = await issue(account)
      const text = 'isSent' in answer ? '' : textAt(answer.json, 'access_token')
      // Asked for a token alone: nothing of what it was for has been sent.
      if ('isSent' in answer) return { ...answer, isSent: false }
      if (answer.status !== 200 || text === '')
        return { ...answer, status: NOT_KNOWN.includes(answer.status) ? 401 : 429 }
      const seconds = Number(valueAt(answer.json, 'expires_in'))
      tokens.set(account.id, { text, keys, until: Date.now() + seconds * 1000 - MARGIN_MS })
      return text
    },
    forget({ id }: CourierAccount): void {
      tokens.delete(id)
    },
  }
}

async function issue({ ask, keys }: CourierAccount): Promise<Answered | NoAnswer> {
  const { clientId, clientSecret, username, password } = keys
  return await ask({
    method: 'POST',
    path: '/aladdin/api/v1/issue-token',
    json: { client_id: clientId, client_secret: clientSecret, grant_type: 'password', username, password },
  })
}
