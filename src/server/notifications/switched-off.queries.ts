import type { NotNull } from 'kysely'
import type { WebhookOffReason } from '#contract/webhooks'
import type { Db } from '../platform/database/db.ts'

/** Undefined where it is on again by now, or gone, or was switched off by its owner. */
export async function webhookSwitchedOff(
  db: Db,
  webhookId: number,
): Promise<{ url: string; offBecause: WebhookOffReason } | undefined> {
  return await db
    .selectFrom('webhooks')
    .select(['url', 'off_because as offBecause'])
    .where('id', '=', webhookId)
    .where('off_because', 'in', ['Failing', 'Gone'])
    .$narrowType<{ offBecause: NotNull }>()
    .executeTakeFirst()
}
