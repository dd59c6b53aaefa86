import type { Generated, GeneratedAlways } from 'kysely'
import type { PayoutMethod } from '#contract/values/payouts'
import type { AccountState, DocumentKind, DocumentState } from '#contract/values/store-documents'

declare module '../platform/database/tables.ts' {
  interface Tables {
    store_papers: {
      id: GeneratedAlways<number>
      vendor_id: number
      kind: DocumentKind
      number: string
      /** The name on the document; of a BIN the registered name. */
      holder: string
      /** Of a BIN the registered address. */
      address: Generated<string>
      state: Generated<DocumentState>
      refusal_reason: string | null
      handed_in_at: Generated<Date>
      handed_in_by: number
      decided_at: Date | null
      decided_by: number | null
    }
    payout_accounts: {
      id: GeneratedAlways<number>
      vendor_id: number
      way: PayoutMethod
      /** '' where the way has none. */
      bank: Generated<string>
      branch: Generated<string>
      routing_number: Generated<string>
      account_name: Generated<string>
      number: Generated<string>
      state: Generated<AccountState>
      refusal_reason: string | null
      handed_in_at: Generated<Date>
      handed_in_by: number
      decided_at: Date | null
      decided_by: number | null
      payable_from: Date | null
    }
  }
}
