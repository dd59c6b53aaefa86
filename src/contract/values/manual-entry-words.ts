import { m } from '#messages'
import type { ManualEntryKind, ManualEntryState } from './manual-entries.ts'

export const MANUAL_ENTRY_WORDS: Record<ManualEntryKind, string> = {
  credit: m.entries_kind_credit(),
  debit: m.entries_kind_debit(),
  penalty: m.entries_kind_penalty(),
  fee: m.entries_kind_fee(),
  compensation: m.payouts_kind_compensation(),
  write_off: m.entries_kind_write_off(),
  opening_balance: m.entries_kind_opening_balance(),
  opening_debt: m.entries_kind_opening_debt(),
}

export const MANUAL_ENTRY_STATE_WORDS: Record<ManualEntryState, string> = {
  prepared: m.payouts_list_prepared(),
  approved: m.ui_approved(),
  refused: m.ui_rejected(),
}
