import { createHmac, timingSafeEqual } from 'node:crypto'

/** Signed, and good for ever: it turns one kind of mail off for one account, and nothing else. */
export interface UnsubscribeLinks {
  /** Path and query. */
  pathFor(accountId: number, kind: string): string
  isSigned(accountId: number, kind: string, signature: string): boolean
}

export function createUnsubscribeLinks(secret: string): UnsubscribeLinks {
  const key = createHmac('sha256', secret).update('unsubscribe links').digest()
  const signatureOf = (accountId: number, kind: string) =>
    createHmac('sha256', key).update(`${accountId}.${kind}`).digest('base64url')
  return {
    pathFor: (account, kind) =>
      `/unsubscribe?${new URLSearchParams({ account: String(account), kind, signature: signatureOf(account, kind) })}`,
    isSigned(accountId, kind, signature) {
      const [given, right] = [Buffer.from(signature), Buffer.from(signatureOf(accountId, kind))]
      return given.length === right.length && timingSafeEqual(given, right)
    },
  }
}
