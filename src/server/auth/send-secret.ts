import type { Db } from '../platform/database/db.ts'
import type { MailContent } from '../platform/mail/content.ts'

interface Secret {
  /** Which code or link it is, as *Messages* calls it: `sign_in_code`. Holds nothing of it. */
  purpose: string
  /** Whose it is; null for somebody without an account. */
  accountId: number | null
  /** It is sent no later, and erased. */
  validSeconds: number
  /** Of several that wait the smaller is sent first, and of the same the older. Absent: before all. */
  turn?: number
}

interface ByPhone extends Secret {
  to: { phone: string }
  subject: string
  text: string
}

interface ByMail extends Secret {
  to: { email: string }
  /** Its subject stays in the list of messages: nothing of the secret stands in it. */
  content: MailContent
}

/**
 * Sends a code, or a link that lets somebody in: written in this transaction, sent after its commit, erased once it was. Lent by
 * `notifications` (app.ts), which stands above. `tx` is the shop’s own, not bound to an account by row security.
 */
export type SendSecret = (tx: Db, secret: ByPhone | ByMail) => Promise<void>
