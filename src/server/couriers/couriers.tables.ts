import type { Generated, GeneratedAlways } from 'kysely'
import type { Company, Environment } from '#contract/values/couriers'

declare module '../platform/database/tables.ts' {
  interface Tables {
    courier_accounts: {
      id: GeneratedAlways<number>
      company: Company
      /** Null: the shop’s. */
      vendor_id: number | null
      environment: Environment
      is_on: Generated<boolean>
      sealed_keys: Buffer
      push_digest: Buffer
      problem: Generated<string>
      changed_at: Generated<Date>
    }
    courier_places: {
      company: Company
      environment: Environment
      level: number
      number: string
      parent: string | null
      name: string
    }
  }
}
