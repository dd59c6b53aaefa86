import { m } from '#messages'

export interface Days {
  from?: string | undefined
  to?: string | undefined
}

/** Why no list can be of these days, the first and the last included. */
export function problemOfDays({ from, to }: Days): string | undefined {
  return from && to && to < from ? m.field_last_day_before() : undefined
}
