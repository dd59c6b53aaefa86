import type { ColumnType, Generated, GeneratedAlways, RawBuilder } from 'kysely'
import type { EventName } from '#contract/events'
import type { MessageState, MessageWay } from '#contract/messaging'
import type { Size } from '#contract/values/sizes'
import type { DeliveryState, WebhookOffReason } from '#contract/webhooks'

/** What was told, to people and to webhooks. */
export interface MessageTables {
  sms_days: {
    day: ColumnType<string, RawBuilder<string>, never>
    spent_poisha: Generated<number>
    parts: Generated<number>
    code_poisha: Generated<number>
    code_parts: Generated<number>
    unproven_poisha: Generated<number>
    is_warned: Generated<boolean>
  }
  low_sizes: {
    product_id: number
    size: Size
    line: number
    told_at: Generated<Date>
    /** Of the product, when it was told. */
    product_version: Generated<number>
    /** It had more since. */
    has_risen: Generated<boolean>
  }
  /** Of whom admins were told within the last day that much of a store’s stock is on order for them. */
  told_holdings: {
    vendor_id: number
    held_by: 'account' | 'phone' | 'place'
    subject: string
    told_at: Generated<Date>
  }
  told_failed_jobs: { job_id: number; told_at: Generated<Date> }
  messages: {
    id: GeneratedAlways<number>
    /** Null for a code, which is no event. */
    event_id: number | null
    kind: string
    way: Generated<MessageWay>
    recipient: string
    account_id: number | null
    order_id: number | null
    subject: string
    /** Null, as are `html` and `plain_text`, once all of it is erased. */
    to_address: string | null
    to_phone: string | null
    html: string | null
    plain_text: string | null
    state: MessageState
    tries: Generated<number>
    problem: Generated<string>
    message_id: string | null
    claimed_at: Date | null
    created_at: Generated<Date>
    tried_at: Date | null
    parts: number | null
    cost_poisha: number | null
    gateway_id: string | null
    path: string | null
    read_at: Date | null
    expires_at: Date | null
    unsubscribe_url: string | null
    is_unproven: Generated<boolean>
    caused_by: number | null
  }
  /** A view: an account’s own alone (0058_own_data.sql). */
  messages_told: {
    id: number
    account_id: number | null
    way: MessageWay
    kind: string
    subject: string
    state: MessageState
    created_at: Date
  }
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
