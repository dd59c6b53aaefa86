export declare const DOCUMENT_KINDS: readonly ['trade_licence', 'nid', 'bin', 'tin']
export type DocumentKind = (typeof DOCUMENT_KINDS)[number]
/** `replaced`: by a newer one that was approved, or handed in anew before anybody decided. */
export declare const DOCUMENT_STATES: readonly ['handed_in', 'approved', 'refused', 'replaced']
export type DocumentState = (typeof DOCUMENT_STATES)[number]
export declare const ACCOUNT_STATES: readonly ['handed_in', 'approved', 'refused', 'replaced', 'withdrawn']
export type AccountState = (typeof ACCOUNT_STATES)[number]
/** For so long a changed account holds payouts, from its approval on. */
export declare const HOURS_HELD = 72
/** In characters. */
export declare const LONGEST_DOCUMENT: {
  readonly number: 60
  readonly holder: 120
  readonly address: 300
}
export declare const LONGEST_ACCOUNT: {
  readonly bank: 60
  readonly branch: 60
  readonly routingNumber: 20
  readonly accountName: 120
  readonly number: 40
}
/** As it is kept, whatever it was typed with (`০০১২৩৪৫৬৭ ০১০১` → `001234567-0101`); null for what is no number of that kind. */
export declare function documentNumberIn(kind: DocumentKind, typed: string): string | null
/** Nine digits, the last of which Bangladesh Bank gives as a check in no rule that it has made public. */
export declare function routingNumberIn(typed: string): string | null
export declare function bankNumberIn(typed: string): string | null
/** bKash wallets are mobile numbers. */
export declare function bkashNumberIn(typed: string): string | null
/** Its last four digits, in which its owner knows it again: `••••••6789`. */
export declare function maskedNumber(number: string): string
