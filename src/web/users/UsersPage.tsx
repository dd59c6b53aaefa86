import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { CallInput } from '#contract/machinery/endpoint'
import type { Page } from '#contract/machinery/fields'
import type { listUsers } from '#contract/users'
import { m } from '#messages'
import { call } from '../platform/call.ts'
import { requireSession } from '../platform/guards.ts'
import type { PageHead } from '../platform/head.ts'
import { cursorIn, type Listed, listed, searchIn, withQuery } from '../platform/listed.ts'
import { ListSearch } from '../ui/list/ListSearch.tsx'
import { PagedList } from '../ui/list/PagedList.tsx'
import { changeUser } from './change-user.ts'
import { type UserRow, UserTable } from './UserTable.tsx'

interface UsersOnScreen {
  search: string | undefined
  cursor: string | undefined
  ownId: number
  users: Promise<Listed<UserRow>>
}

export function loader({ request }: LoaderFunctionArgs): UsersOnScreen {
  const { userId } = requireSession(request, ['Admin'])
  const query = new URL(request.url).searchParams
  const [search, cursor] = [searchIn(query), cursorIn(query)]
  const users = listed(usersPage({ search, cursor, limit: '20' }))
  return { search, cursor, ownId: userId, users }
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
  await changeUser(await request.formData())
  return null
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
  const { search, cursor, ownId, users } = useLoaderData<UsersOnScreen>()
  return (
    <section className="list" aria-labelledby="users-title">
      <h1 id="users-title">{m.users_management()}</h1>
      <div className="list-tools">
        <ListSearch placeholder={m.users_search_email_role()} search={search} />
      </div>
      <PagedList
        page={users}
        words={WORDS}
        cursor={cursor}
        addressOf={(next) => withQuery('/dashboard/users', { search, cursor: next })}
        whole={search || cursor ? '/dashboard/users' : undefined}
      >
        {(rows) => <UserTable rows={rows} ownId={ownId} />}
      </PagedList>
    </section>
  )
}
