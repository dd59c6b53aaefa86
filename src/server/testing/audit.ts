import type { AuditEntry, AuditSubject } from '#contract/audit'
import type { TestShop } from './shop.ts'

/** What the audit says of something, oldest first, in the words that matter: who, what, before and after. */
export async function auditOf(
  shop: TestShop,
  admin: { token: string },
  subject: AuditSubject,
  subjectId: number,
): Promise<(Pick<AuditEntry, 'action' | 'before' | 'after'> & { by: string })[]> {
  const query = { subject, subjectId: String(subjectId) }
  const { body } = await shop.call('GET /api/audit', { query }, admin.token)
  return body.toReversed().map((entry: AuditEntry) => ({
    by: entry.actor.name,
    action: entry.action,
    before: entry.before,
    after: entry.after,
  }))
}
