import type { AuditEntry, AuditSubject } from '#contract/audit'
import { formatNumber } from '#contract/digits'

export const SUBJECT_NAMES: Record<AuditSubject, string> = {
  product: 'product',
  category: 'category',
  vendor: 'store',
  user: 'account',
  order: 'order',
}

const DEEDS: Record<string, string> = {
  approve: 'approved the',
  reject: 'rejected the',
  open: 'opened the',
  create: 'added the',
  add: 'added the',
  update: 'changed the',
  change: 'changed the',
  edit: 'changed the',
  delete: 'deleted the',
  complete: 'completed the',
  cancel: 'cancelled the',
  move: 'moved the',
  place: 'moved the',
  profile: 'changed the profile of the',
  role: 'changed the role of the',
  price: 'changed the price of the',
  stock: 'changed the stock of the',
  status: 'changed the status of the',
}

/** What can be looked for: the actions that are recorded. */
export const ACTIONS: Record<string, string> = {
  create: 'Added',
  update: 'Changed',
  move: 'Moved',
  delete: 'Deleted',
  import: 'Imported',
  approve: 'Approved',
  reject: 'Rejected',
  open: 'Store opened',
  profile: 'Profile changed',
  role: 'Role changed',
  active: 'Activated or deactivated',
  complete: 'Completed',
  cancel: 'Cancelled',
}

/** What was done, up to the subject: “changed the price of the product”. */
export function deedOf({ action, subject, after }: AuditEntry): string {
  const name = SUBJECT_NAMES[subject]
  if (action === 'active') return `${after?.isActive ? 'activated' : 'deactivated'} the ${name}`
  if (action === 'import') return `imported ${formatNumber(Number(after?.products))} products, the first:`
  return `${DEEDS[action] ?? `did “${action}” to the`} ${name}`
}
