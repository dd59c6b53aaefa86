import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { CallInput } from '#contract/machinery/endpoint'
import type { Page } from '#contract/machinery/fields'
import type { listUsers } from '#contract/users'
import { m } from '#messages'
import { call } from '../platform/call.ts'
import { requireSession } from '../platform/guards.ts'
import type { PageHead } from '../platform/head.ts'
import { type Listed, listed } from '../platform/listed.ts'
import { type AskedOf, cursor, queryOf, search } from '../platform/query-of.ts'
import { ListPage } from '../ui/list/ListPage.tsx'
import { ListSearch } from '../ui/list/ListSearch.tsx'
import { PagedList } from '../ui/list/PagedList.tsx'
import { changeUser } from './change-user.ts'
import { type UserRow, UserTable } from './UserTable.tsx'

const USERS = queryOf('/dashboard/users', { search, cursor })

interface UsersOnScreen {
  asked: AskedOf<typeof USERS>
  ownId: number
  users: Promise<Listed<UserRow>>
}

export function loader({ request }: LoaderFunctionArgs): UsersOnScreen {
  const { userId } = requireSession(request, ['Admin'])
  const asked = USERS.read(request)
  return { asked, ownId: userId, users: listed(usersPage({ ...asked, limit: '20' })) }
}

/** With who of them logs in by two steps, which the list of the specification does not say. */
async function usersPage(query: NonNullable<CallInput<typeof listUsers>['query']>): Promise<Page<UserRow>> {
  const page = await call('GET /api/users', { query })
  if (page.items.length === 0) return { ...page, items: [] }
  const ids = page.items.map(({ id }) => id).join(',')
  const twoStep = await call('GET /api/users/two-step', { query: { ids } })
  return { ...page, items: page.items.map((user) => ({ ...user, hasTwoStep: twoStep.ids.includes(user.id) })) }
}

export async function action({ request }: ActionFunctionArgs): Promise<null> {
  requireSession(request, ['Admin'])
  return await changeUser(await request.formData())
}

export const handle = {
  head: (): PageHead => ({ title: m.users_management(), isPrivate: true }),
}

const WORDS = {
  waiting: m.users_loading_users(),
  none: m.users_no_users_found(),
  unanswered: m.users_could_not_loaded(),
  older: m.users_more_users(),
}

export function Component() {
  const { asked, ownId, users } = useLoaderData<UsersOnScreen>()
  return (
    <ListPage name="users" title={m.users_management()}>
      <div className="list-tools">
        <ListSearch placeholder={m.users_search_email_role()} search={asked.search} />
      </div>
      <PagedList page={users} words={WORDS} {...USERS.pages(asked)} whole={USERS.whole(asked)}>
        {(rows) => <UserTable rows={rows} ownId={ownId} />}
      </PagedList>
    </ListPage>
  )
}
