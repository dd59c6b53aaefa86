import type { Role } from '#contract/auth'
import type { ListedRole, User } from '#contract/users'
import type { Account } from './users.queries.ts'

/** A role as the list of users shows it (decisions, "Accounts and sessions"). */
export function listedRoleOf(role: Role): ListedRole {
  return role === 'User' ? 'Customer' : role
}

/** An account as a row of the list. */
export function userOf({ id, email, username, role, isActive }: Account & { isActive: boolean }): User {
  return { id, email: email ?? '', username, role: listedRoleOf(role), isActive }
}

/** What people call an account: its username, or else its email. */
export function nameOf({ username, email }: Pick<Account, 'username' | 'email'>): string {
  return username ?? email ?? ''
}
