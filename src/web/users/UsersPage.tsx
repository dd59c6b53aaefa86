import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { User } from '#contract/users'
import { m } from '#messages'
import { call } from '../platform/call.ts'
import { requireSession } from '../platform/guards.ts'
import type { PageHead } from '../platform/head.ts'
import { cursorIn, type Listed, listed, searchIn, withQuery } from '../platform/listed.ts'
import { ListSearch } from '../ui/list/ListSearch.tsx'
import { PagedList } from '../ui/list/PagedList.tsx'
import { changeUser } from './change-user.ts'
import { UserTable } from './UserTable.tsx'

interface UsersOnScreen {
  search: string | undefined
  cursor: string | undefined
  ownId: number
  users: Promise<Listed<User>>
}

export function loader({ request }: LoaderFunctionArgs): UsersOnScreen {
  const { userId } = requireSession(request, ['Admin'])
  const query = new URL(request.url).searchParams
  const [search, cursor] = [searchIn(query), cursorIn(query)]
  const users = listed(call('GET /api/users', { query: { search, cursor, limit: '20' } }))
  return { search, cursor, ownId: userId, users }
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
