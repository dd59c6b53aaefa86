import type { AuditAction, AuditEntry, AuditSubject } from '#contract/audit'
import { formatNumber } from '#contract/values/digits'
import { m } from '#messages'

export const SUBJECT_NAMES: Record<AuditSubject, string> = {
  product: m.audit_subject_product(),
  category: m.audit_subject_category(),
  vendor: m.audit_subject_store(),
  user: m.audit_subject_account(),
  order: m.audit_subject_order(),
  settings: m.audit_subject_settings(),
  job: m.audit_subject_job(),
  message: m.audit_subject_message(),
  webhook: m.audit_subject_webhook(),
  courier: m.audit_subject_courier(),
  consignment: m.audit_subject_consignment(),
  commission: m.audit_subject_commission(),
  vat: m.audit_subject_vat(),
  settlement: m.audit_subject_settlement(),
  payout: m.audit_subject_payout(),
  paper: m.audit_subject_paper(),
  payout_account: m.audit_subject_payout_account(),
  refund: m.audit_subject_refund(),
  manual_entry: m.audit_subject_manual_entry(),
}

const DEEDS: Record<string, string> = {
  approve: m.audit_approved(),
  reject: m.audit_rejected(),
  'accept-name': m.audit_accepted_name(),
  open: m.audit_opened(),
  create: m.audit_added(),
  update: m.audit_changed(),
  delete: m.audit_deleted(),
  complete: m.audit_completed(),
  cancel: m.audit_cancelled(),
  move: m.audit_moved(),
  profile: m.audit_changed_profile(),
  role: m.audit_changed_role(),
  'two-step': m.audit_changed_two_step(),
  reset: m.audit_reset_from_machine(),
  retry: m.audit_retried(),
  send: m.audit_sent_again(),
  'rotate-secret': m.audit_rotated_secret(),
  end: m.audit_ended(),
  pay: m.audit_paid(),
  fail: m.audit_said_failed(),
  // A settlement’s is said by itself.
  'take-back': m.audit_took_payment_back(),
} satisfies Record<
  Exclude<AuditAction, 'active' | 'import' | keyof typeof PARCEL_DEEDS | 'book' | 'decide' | 'decide-sum'>,
  string
>

const SETTLEMENT_DEEDS: Record<string, string> = {
  import: m.audit_loaded_settlement(),
  'take-back': m.audit_took_settlement_back(),
  'decide-sum': m.audit_decided_settlement_sum(),
}

/** Of a parcel, which the name of the subject says. */
const PARCEL_DEEDS = { stage: m.audit_brought_on(), kept: m.audit_said_kept(), correct: m.audit_corrected() }

export const ACTIONS: Record<AuditAction, string> = {
  create: m.audit_was_added(),
  update: m.audit_was_changed(),
  move: m.audit_was_moved(),
  delete: m.audit_was_deleted(),
  import: m.audit_was_imported(),
  approve: m.ui_approved(),
  reject: m.ui_rejected(),
  open: m.audit_store_opened(),
  'accept-name': m.audit_new_name_seen(),
  profile: m.audit_profile_changed(),
  role: m.audit_role_changed(),
  'two-step': m.audit_two_step_changed(),
  reset: m.audit_was_reset(),
  active: m.audit_activated_deactivated(),
  complete: m.ui_completed(),
  cancel: m.ui_cancelled(),
  stage: m.audit_was_brought_on(),
  kept: m.audit_kept_was_said(),
  correct: m.audit_was_corrected(),
  retry: m.audit_was_retried(),
  send: m.audit_was_sent_again(),
  'rotate-secret': m.audit_was_rotated_secret(),
  book: m.audit_was_booked(),
  decide: m.audit_was_decided(),
  'decide-sum': m.audit_decided_sum(),
  'take-back': m.ui_taken_back(),
  end: m.audit_was_ended(),
  pay: m.settlements_verdict_paid(),
  fail: m.notifications_failed(),
}

/** Up to the subject: “changed the role of the account”. */
export function actionWords({ action, subject, before, after }: AuditEntry): string {
  const name = SUBJECT_NAMES[subject]
  if (action === 'active') return after?.isActive ? m.audit_activated({ name }) : m.audit_deactivated({ name })
  if (subject === 'settings') return m.audit_changed()
  if (subject === 'settlement') return SETTLEMENT_DEEDS[action] ?? m.audit_decided_settlement_row()
  if (action === 'take-back' && subject === 'product') return undoWords(Number(after?.products))
  if (action === 'import') return importWords(Number(after?.products))
  if (subject === 'consignment') return consignmentWords({ action, before, after })
  if (isParcelDeed(action)) return PARCEL_DEEDS[action]
  return `${DEEDS[action] ?? m.audit_did_action({ action })} ${name}`
}

function isParcelDeed(action: string): action is keyof typeof PARCEL_DEEDS {
  return Object.hasOwn(PARCEL_DEEDS, action)
}

/** Up to the courier’s name: “had parcel 65 booked with”. */
function consignmentWords({ action, before, after }: Pick<AuditEntry, 'action' | 'before' | 'after'>): string {
  const parcelId = Number(after?.parcelId)
  if (action === 'book') return m.audit_booked_parcel({ parcelId })
  if (after?.consignmentState === 'booked') return m.audit_parcel_was_booked({ parcelId })
  if (after?.consignmentState === 'ended') return m.audit_parcel_called_off({ parcelId })
  return before?.consignmentState === 'parked'
    ? m.audit_parcel_was_not_booked({ parcelId })
    : m.audit_gave_up_booking({ parcelId })
}

function undoWords(count: number): string {
  return m.audit_undid_import({ count, products: formatNumber(count) })
}

function importWords(count: number): string {
  return m.audit_imported({ count, products: formatNumber(count) })
}
