import { useFetcher } from 'react-router'
import type { ListedRole, User } from '#contract/users'
import { confirmed } from '../ui/dialogs.tsx'
import { ROLES } from './deeds.ts'

export function UserTable({ rows, ownId }: { rows: User[]; ownId: number }) {
  return (
    <table className="list-table">
      <caption className="unseen">Users, newest first</caption>
      <thead>
        <tr>
          <th scope="col">Email</th>
          <th scope="col">Role</th>
          <th scope="col">Status</th>
          <th scope="col">Actions</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((user) => (
          <Row key={user.id} user={user} isOwn={user.id === ownId} />
        ))}
      </tbody>
    </table>
  )
}

/** One’s own account is shown, and left alone: the server would refuse it anyway. */
function Row({ user, isOwn }: { user: User; isOwn: boolean }) {
  const fetcher = useFetcher()
  const { id, email, username, role, isActive } = user
  const isPending = fetcher.state !== 'idle'
  const toggle = () => fetcher.submit({ deed: 'toggle', id }, { method: 'post' })
  const change = async (to: ListedRole) => {
    if (await isMeant(user, to)) await fetcher.submit({ deed: 'role', id, role: to }, { method: 'post' })
  }
  const remove = async () => {
    if (await confirmed(`Are you sure you want to delete ${email}?`, 'Delete'))
      await fetcher.submit({ deed: 'delete', id }, { method: 'post' })
  }
  return (
    <tr aria-busy={isPending}>
      <th className="users-email" scope="row">
        {email}
        {username && <p className="list-small">{username}</p>}
      </th>
      <td data-label="Role">
        <select
          className="input users-role"
          aria-label={`Role of ${email}`}
          value={ROLES.find((each) => each === fetcher.formData?.get('role')) ?? role}
          disabled={isPending || isOwn}
          onChange={({ target }) => void change(ROLES.find((each) => each === target.value) ?? role)}
        >
          {ROLES.map((each) => (
            <option key={each}>{each}</option>
          ))}
        </select>
      </td>
      <td data-label="Status">
        <div>
          <span className="badge" data-tone={isActive ? 'green' : 'red'}>
            {isActive ? 'Active' : 'Inactive'}
          </span>
        </div>
      </td>
      <td>
        {isOwn ? (
          <p className="list-small">Your own account</p>
        ) : (
          <div className="list-actions">
            <button
              className="button users-toggle"
              data-kind="quiet"
              type="button"
              disabled={isPending}
              aria-label={`${isActive ? 'Deactivate' : 'Activate'} ${email}`}
              onClick={() => void toggle()}
            >
              {isActive ? 'Deactivate' : 'Activate'}
            </button>
            <button
              className="button"
              data-kind="quiet"
              type="button"
              disabled={isPending}
              aria-label={`Delete ${email}`}
              onClick={() => void remove()}
            >
              Delete
            </button>
          </div>
        )}
      </td>
    </tr>
  )
}

/** What cannot be taken back is asked first: a vendor’s new role closes its store for good, and an admin sees and may do everything. */
async function isMeant({ role, email }: User, to: ListedRole): Promise<boolean> {
  const closing = role === 'Vendor' ? `This closes the store of ${email} and takes its products off sale. ` : ''
  const opening = to === 'Admin' ? `As an admin ${email} sees every order and may change everything.` : ''
  const question = (closing + opening).trim()
  return question === '' || (await confirmed(question, to === 'Admin' ? 'Make admin' : 'Change role'))
}
