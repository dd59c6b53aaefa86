import { m } from '#messages'
import type { ManualEntryKind, ManualEntryState } from './manual-entries.ts'

const KINDS: Record<ManualEntryKind, () => string> = {
  credit: () => m.entries_kind_credit(),
  debit: () => m.entries_kind_debit(),
  penalty: () => m.entries_kind_penalty(),
  fee: () => m.entries_kind_fee(),
  compensation: () => m.payouts_kind_compensation(),
  write_off: () => m.entries_kind_write_off(),
  opening_balance: () => m.entries_kind_opening_balance(),
  opening_debt: () => m.entries_kind_opening_debt(),
}

const STATES: Record<ManualEntryState, () => string> = {
  prepared: () => m.payouts_list_prepared(),
  approved: () => m.ui_approved(),
  refused: () => m.ui_rejected(),
}

export function manualEntryWords(kind: ManualEntryKind): string {
  return KINDS[kind]()
}

export function manualEntryStateWords(state: ManualEntryState): string {
  return STATES[state]()
}
