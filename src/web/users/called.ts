import type { User } from '#contract/users'

/** By what an admin knows the account: one that came by phone has no email. */
export function called({ email, phone, username }: User): string {
  return email || phone || username || ''
}
