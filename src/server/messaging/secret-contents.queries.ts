import { type RawBuilder, sql } from 'kysely'
import type { MessageState } from '#contract/messaging'

/** A code, or a link that lets somebody in. */
export const isSecret = sql<boolean>`expires_at is not null`.as('isSecret')

/** What a column of contents holds once its message is in a state: a secret is erased where it is over. */
export function keptContents(column: 'html' | 'plain_text', state: MessageState): RawBuilder<string | null> {
  return sql`case when ${sql.lit(state)} = 'Waiting' or expires_at is null then ${sql.ref(column)} end`
}
