import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { EventName } from '#contract/events'
import type { DeliveryState, WebhookOffReason } from '#contract/webhooks'

declare module '../platform/database/tables.ts' {
  interface Tables {
    webhooks: {
      id: GeneratedAlways<number>
      /** Null: the shop’s own. */
      vendor_id: number | null
      url: string
      events: string[]
      sealed_secret: Buffer
      former_secret: Buffer | null
      former_until: Date | null
      off_because: WebhookOffReason | null
      failing_since: Date | null
      created_at: Generated<Date>
    }
    webhook_deliveries: {
      id: GeneratedAlways<number>
      webhook_id: number
      event_id: number
      message_id: string
      event: EventName
      payload: ColumnType<Record<string, unknown>, string, never>
      happened_at: Date
      /** While it waits, from the first try on. */
      body: string | null
      state: Generated<DeliveryState>
      tries: Generated<number>
      tried_at: Date | null
      next_try_at: Generated<Date | null>
      status: number | null
      answer: Generated<string>
      duration_ms: number | null
      problem: Generated<string>
    }
  }
}
