import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

/**
 * The tables of `migrations/`, as Kysely sees them: here the platform’s own, each room’s beside it (`<room>.tables.ts`). bigint arrives as a
 * number: no id or sum of the shop passes 2^53.
 */
export interface Tables {
  outbox: {
    id: GeneratedAlways<number>
    name: string
    payload: ColumnType<unknown, string, never>
    emitted_at: Generated<Date>
  }
  event_subscribers: { event: string; subscriber: string }
  event_deliveries: { event_id: number; subscriber: string; delivered_at: Generated<Date> }
  rate_limits: { kind: string; subject: string; spent: number; window_ends_at: Date }
}
