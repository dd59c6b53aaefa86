import { adminChanged } from './kinds/admin-changed.ts'
import { courierRefused } from './kinds/courier-refused.ts'
import { emailChanged } from './kinds/email-changed.ts'
import { firstProof } from './kinds/first-proof.ts'
import { jobFailed } from './kinds/job-failed.ts'
import type { Kind } from './kinds/kind.ts'
import { newDevice } from './kinds/new-device.ts'
import { orderCancelled } from './kinds/order-cancelled.ts'
import { orderCompleted } from './kinds/order-completed.ts'
import { orderNotToPack } from './kinds/order-not-to-pack.ts'
import { orderPlaced } from './kinds/order-placed.ts'
import { orderToPack } from './kinds/order-to-pack.ts'
import { parcelAtTheDoor } from './kinds/parcel-at-the-door.ts'
import { parcelComingBack } from './kinds/parcel-coming-back.ts'
import { parcelConfirmed } from './kinds/parcel-confirmed.ts'
import { parcelHandedOver } from './kinds/parcel-handed-over.ts'
import { parcelKeptInPart } from './kinds/parcel-kept-in-part.ts'
import { parcelLost } from './kinds/parcel-lost.ts'
import { parcelNotTaken } from './kinds/parcel-not-taken.ts'
import { parcelPartToSay } from './kinds/parcel-part-to-say.ts'
import { parcelPartlyDelivered } from './kinds/parcel-partly-delivered.ts'
import { parcelRefused } from './kinds/parcel-refused.ts'
import { passwordChanged } from './kinds/password-changed.ts'
import { payoutEscalated } from './kinds/payout-escalated.ts'
import { payoutFailed } from './kinds/payout-failed.ts'
import { payoutLate } from './kinds/payout-late.ts'
import { payoutPaid } from './kinds/payout-paid.ts'
import { phoneChanged } from './kinds/phone-changed.ts'
import { promiseBroken } from './kinds/promise-broken.ts'
import { promiseEscalated } from './kinds/promise-escalated.ts'
import { refundCancelled } from './kinds/refund-cancelled.ts'
import { refundFailed } from './kinds/refund-failed.ts'
import { refundGranted } from './kinds/refund-granted.ts'
import { refundPaid } from './kinds/refund-paid.ts'
import { smsNearlySpent } from './kinds/sms-nearly-spent.ts'
import { statementClosed } from './kinds/statement-closed.ts'
import { stockHeld } from './kinds/stock-held.ts'
import { stockLow } from './kinds/stock-low.ts'
import { storeAccountChanged } from './kinds/store-account-changed.ts'
import { storeOwes } from './kinds/store-owes.ts'
import { storePaused } from './kinds/store-paused.ts'
import { storePaymentTakenBack } from './kinds/store-payment-taken-back.ts'
import { storeRefunded } from './kinds/store-refunded.ts'
import { storeResumed } from './kinds/store-resumed.ts'
import { twoStepChanged } from './kinds/two-step-changed.ts'
import { vendorApproved } from './kinds/vendor-approved.ts'
import { vendorRejected } from './kinds/vendor-rejected.ts'
import { vendorWaiting } from './kinds/vendor-waiting.ts'
import { webhookDisabled } from './kinds/webhook-disabled.ts'

/** Every kind of message, in the order in which preferences list them. */
export const KINDS: readonly Kind[] = [
  orderPlaced,
  parcelConfirmed,
  parcelHandedOver,
  parcelAtTheDoor,
  orderCompleted,
  parcelPartlyDelivered,
  parcelRefused,
  parcelLost,
  orderCancelled,
  refundGranted,
  refundPaid,
  refundFailed,
  refundCancelled,
  orderToPack,
  promiseBroken,
  orderNotToPack,
  parcelNotTaken,
  parcelComingBack,
  parcelKeptInPart,
  parcelPartToSay,
  stockLow,
  vendorApproved,
  vendorRejected,
  statementClosed,
  payoutPaid,
  payoutFailed,
  payoutLate,
  storeOwes,
  storeRefunded,
  storePaused,
  storeResumed,
  storePaymentTakenBack,
  storeAccountChanged,
  webhookDisabled,
  courierRefused,
  vendorWaiting,
  promiseEscalated,
  payoutEscalated,
  stockHeld,
  jobFailed,
  smsNearlySpent,
  adminChanged,
  newDevice,
  passwordChanged,
  twoStepChanged,
  emailChanged,
  phoneChanged,
  firstProof,
]
