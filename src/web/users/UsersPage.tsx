import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { User } from '#contract/users'
import { call } from '../platform/call.ts'
import { requireSession } from '../platform/guards.ts'
import type { PageHead } from '../platform/head.ts'
import { cursorIn, type Listed, listed, searchIn, withQuery } from '../platform/listed.ts'
import { ListSearch } from '../ui/ListSearch.tsx'
import { PagedList } from '../ui/PagedList.tsx'
import { doToUser } from './deeds.ts'
import { UserTable } from './UserTable.tsx'

interface UsersOnScreen {
  search: string | undefined
  cursor: string | undefined
  /** Account of the admin who looks. */
  ownId: number
  /** Still on its way: the page stands before it arrives. */
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
  await doToUser(await request.formData())
  return null
}

export const handle = {
  head: (): PageHead => ({ title: 'Users Management', isPrivate: true }),
}

const WORDS = {
  waiting: 'Loading users...',
  none: 'No users found.',
  unanswered: 'The users could not be loaded just now.',
  older: 'More users',
}

export function Component() {
  const { search, cursor, ownId, users } = useLoaderData<UsersOnScreen>()
  return (
    <section className="list" aria-labelledby="users-title">
      <h1 id="users-title">Users Management</h1>
      <div className="list-tools">
        <ListSearch placeholder="Search by email or role..." search={search} />
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
