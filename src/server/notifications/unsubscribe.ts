import type { Db } from '../platform/database/db.ts'
import { KINDS } from './all-kinds.ts'
import type { Kind } from './kinds/kind.ts'
import { writePreferences } from './preferences.queries.ts'
import type { UnsubscribeLinks } from './unsubscribe-links.ts'

interface Unsubscribing {
  accountId: number
  kind: Kind
}

/** What a link asks for; undefined where it is not one of the shop’s own, or of a kind that must be told. */
export function unsubscribingIn(query: unknown, links: UnsubscribeLinks): Unsubscribing | undefined {
  const { account, kind: name, signature } = query as Record<string, unknown>
  const kind = KINDS.find((each) => each.name === name)
  if (!kind || kind.ways.mail === 'must' || typeof signature !== 'string') return undefined
  const accountId = Number(account)
  return links.isSigned(accountId, kind.name, signature) ? { accountId, kind } : undefined
}

/** No more mails of this kind; other ways stay as they are. */
export async function unsubscribe(db: Db, { accountId, kind }: Unsubscribing): Promise<void> {
  await writePreferences(db, accountId, [{ kind: kind.name, way: 'mail', isOn: false }])
}
