import type { ColumnType, Generated, GeneratedAlways, RawBuilder } from 'kysely'
import type { Channel, MessageState } from '#contract/messaging'

declare module '../platform/database/tables.ts' {
  interface Tables {
    sms_days: {
      day: ColumnType<string, RawBuilder<string>, never>
      spent_poisha: Generated<number>
      parts: Generated<number>
      code_poisha: Generated<number>
      code_parts: Generated<number>
      unproven_poisha: Generated<number>
      is_warned: Generated<boolean>
    }
    messages: {
      id: GeneratedAlways<number>
      /** Null for a code, which is no event. */
      event_id: number | null
      kind: string
      way: Generated<Channel>
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
    visible_messages: {
      id: number
      account_id: number | null
      way: Channel
      kind: string
      subject: string
      state: MessageState
      created_at: Date
    }
  }
}
