import * as calls from '#contract/users'
import type { Serve } from '../platform/http/calls.ts'
import { changeRole } from './change-role.ts'
import { deleteUser, type Lent } from './delete-user.ts'
import { listUsers } from './list-users.ts'
import { toggleActive } from './toggle-active.ts'

export function usersRoutes(serve: Serve, lent: Lent): void {
  const { stores } = lent
  serve(calls.listUsers, ({ db, query }) => listUsers(db, query))
  serve(calls.changeRole, ({ db, actor, params, body }) => changeRole(db, stores, actor, params.id, body))
  serve(calls.toggleActive, ({ db, actor, params, body }) => toggleActive(db, stores, actor, params.id, body))
  serve(calls.deleteUser, ({ db, actor, params }) => deleteUser(db, lent, actor, params.id))
}
