import type { ListedRole, User } from '#contract/users'
import { LISTED_ROLES } from '#contract/values/choices'
import { m } from '#messages'
import type { Acting } from '../platform/use-act.ts'
import { ConfirmButton, PostButton } from '../ui/acts/act-buttons.tsx'
import { roleWords } from '../ui/choice-words.ts'
import { confirmed } from '../ui/dialogs.tsx'
import { type Column, DataTable } from '../ui/list/DataTable.tsx'
import { Phone } from '../ui/Phone.tsx'
import { called } from './called.ts'

export type UserRow = User & { hasTwoStep: boolean }

/** One’s own account is left alone, as the server would refuse. */
const columnsFor = (ownId: number): Column<UserRow>[] => [
  { head: m.ui_email(), kind: 'title', className: 'users-email', cell: (user) => <Name user={user} /> },
  {
    head: m.ui_role(),
    kind: 'choice',
    cell: (user, act) => <RoleChoice user={user} isOwn={user.id === ownId} act={act} />,
  },
  {
    head: m.ui_status(),
    kind: 'status',
    cell: ({ isActive }) => ({
      words: isActive ? m.ui_active() : m.ui_inactive(),
      tone: isActive ? 'green' : 'red',
    }),
  },
  {
    head: m.ui_actions(),
    kind: 'acts',
    cell: (user, act) =>
      user.id === ownId ? <p className="muted">{m.users_own_account()}</p> : <UserActs user={user} act={act} />,
  },
]

export function UserTable({ rows, ownId }: { rows: UserRow[]; ownId: number }) {
  return <DataTable caption={m.users_caption()} columns={columnsFor(ownId)} rows={rows} keyOf={({ id }) => id} />
}

function Name({ user }: { user: UserRow }) {
  const { email, phone, username } = user
  return (
    <>
      {email || (phone && <Phone kept={phone} />) || username}
      {username && called(user) !== username && <p className="muted">{username}</p>}
      {email && phone && (
        <p className="muted">
          <Phone kept={phone} />
        </p>
      )}
    </>
  )
}

function UserActs({ user, act }: { user: UserRow; act: Acting }) {
  const { id, isActive, version, hasTwoStep } = user
  const email = called(user)
  return (
    <div className="list-table-actions">
      <PostButton
        act={act}
        fields={{ intent: 'toggle', id, version }}
        text={isActive ? m.ui_deactivate() : m.ui_activate()}
        label={isActive ? m.users_deactivate_email({ email }) : m.users_activate_email({ email })}
        className="users-toggle"
        isQuiet
      />
      <ConfirmButton
        act={act}
        fields={{ intent: 'delete', id }}
        text={m.ui_delete()}
        label={m.users_delete_email({ email })}
        isQuiet
        question={m.users_sure_want_delete({ email })}
        ok={m.ui_delete()}
      />
      {hasTwoStep && (
        <ConfirmButton
          act={act}
          fields={{ intent: 'two-step-off', id }}
          text={m.users_two_step_off()}
          label={m.users_two_step_off_email({ email })}
          className="users-two-step"
          isQuiet
          question={m.users_sure_two_step_off({ email })}
          ok={m.users_two_step_off()}
        />
      )}
    </div>
  )
}

function RoleChoice({ user, isOwn, act }: { user: UserRow; isOwn: boolean; act: Acting }) {
  const { id, version } = user
  const { isPending, post, formData } = act
  const role = roleIn(formData?.get('role')) ?? user.role
  const change = async (to: ListedRole) => {
    if (!isPending && (await isMeant(user, to))) await post({ intent: 'role', id, version, role: to })
  }
  return (
    <select
      className="input users-role"
      aria-label={m.users_role_email({ email: called(user) })}
      value={role}
      disabled={isOwn}
      aria-disabled={isPending || undefined}
      onChange={({ target }) => void change(roleIn(target.value) ?? role)}
    >
      {LISTED_ROLES.map((each) => (
        <option key={each} value={each}>
          {roleWords(each)}
        </option>
      ))}
    </select>
  )
}

function roleIn(text: FormDataEntryValue | null | undefined): ListedRole | undefined {
  return LISTED_ROLES.find((each) => each === text)
}

/** Always asks: arrow keys on a closed list choose what lies between, too. */
async function isMeant(user: User, to: ListedRole): Promise<boolean> {
  const { role } = user
  const email = called(user)
  const closing = role === 'Vendor' ? m.users_closes_store_email_takes({ email }) : ''
  const opening = to === 'Admin' ? m.users_admin_email_sees({ email }) : ''
  const plain = m.users_change_role_email({ email, from: roleWords(role), to: roleWords(to) })
  const question = [closing, opening].filter(Boolean).join(' ') || plain
  return await confirmed(question, to === 'Admin' ? m.users_make_admin() : m.users_change_role())
}
