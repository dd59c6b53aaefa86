import * as calls from '#contract/users'
import type { Serve } from '../platform/calls.ts'
import { changeRole } from './change-role.ts'
import { deleteUser } from './delete-user.ts'
import { listUsers } from './list-users.ts'
import type { Stores } from './stores.ts'
import { toggleActive } from './toggle-active.ts'

export function usersRoutes(serve: Serve, stores: Stores): void {
  serve(calls.listUsers, ({ db, query }) => listUsers(db, query))
  serve(calls.changeRole, ({ db, actor, params, body }) => changeRole(db, stores, actor, params.id, body.role))
  serve(calls.toggleActive, ({ db, actor, params }) => toggleActive(db, actor, params.id))
  serve(calls.deleteUser, ({ db, actor, params }) => deleteUser(db, stores, actor, params.id))
}
