import type { Role } from '#contract/auth'
import type { ListedRole, User } from '#contract/users'
import type { ManagedAccount } from './managed-accounts.queries.ts'

/** A role as the list of users shows it (decisions, "Accounts and sessions"). */
export function listedRoleOf(role: Role): ListedRole {
  return role === 'User' ? 'Customer' : role
}

export function userOf({ id, email, phone, username, role, isActive, version }: ManagedAccount): User {
  return { id, email: email ?? '', phone, username, role: listedRoleOf(role), isActive, version }
}
