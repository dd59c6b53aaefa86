import { emailChanged, firstProof, newDevice, passwordChanged, phoneChanged, twoStepChanged } from './kinds/accounts.ts'
import { orderCancelled, orderCompleted, orderPlaced } from './kinds/customer-orders.ts'
import { deadlineEscalated, deadlineMissed } from './kinds/deadlines.ts'
import type { Kind } from './kinds/kind.ts'
import { adminChanged, courierRefused, jobFailed, smsNearlySpent, webhookDisabled } from './kinds/operators.ts'
import {
  parcelAtTheDoor,
  parcelComingBack,
  parcelConfirmed,
  parcelHandedOver,
  parcelKeptInPart,
  parcelLost,
  parcelNotTaken,
  parcelPartlyDelivered,
  parcelPartToSay,
  parcelRefused,
} from './kinds/parcels.ts'
import { payoutEscalated, payoutFailed, payoutLate, payoutPaid, statementClosed } from './kinds/payouts.ts'
import { refundCancelled, refundFailed, refundGranted, refundPaid, storeRefunded } from './kinds/refunds.ts'
import { stockHeld, stockLow } from './kinds/stock.ts'
import {
  storeAccountChanged,
  storeOwes,
  storePaused,
  storePaymentTakenBack,
  storeResumed,
} from './kinds/store-money.ts'
import { orderNotToPack, orderToPack } from './kinds/store-orders.ts'
import { vendorApproved, vendorRejected, vendorWaiting } from './kinds/vendors.ts'

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
  deadlineMissed,
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
  deadlineEscalated,
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
