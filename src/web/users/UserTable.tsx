import type { ListedRole, User } from '#contract/users'
import { LISTED_ROLES } from '#contract/values/choices'
import { m } from '#messages'
import { useAct } from '../platform/use-act.ts'
import { ActButton } from '../ui/ActButton.tsx'
import { roleWords } from '../ui/choice-words.ts'
import { confirmed } from '../ui/dialogs.tsx'
import { TableHead } from '../ui/list/TableHead.tsx'
import { Phone } from '../ui/Phone.tsx'
import { called } from './called.ts'

export type UserRow = User & { hasTwoStep: boolean }

export function UserTable({ rows, ownId }: { rows: UserRow[]; ownId: number }) {
  return (
    <table className="list-table">
      <caption className="unseen">{m.users_caption()}</caption>
      <TableHead columns={[m.ui_email(), m.ui_role(), m.ui_status(), m.ui_actions()]} />
      <tbody>
        {rows.map((user) => (
          <Row key={user.id} user={user} isOwn={user.id === ownId} />
        ))}
      </tbody>
    </table>
  )
}

/** One’s own is left alone, as the server would refuse. */
function Row({ user, isOwn }: { user: UserRow; isOwn: boolean }) {
  const { isPending, post, formData } = useAct()
  const { id, phone, username, role, isActive, version, hasTwoStep } = user
  const email = called(user)
  const toggle = () => post({ intent: 'toggle', id, version })
  const change = async (to: ListedRole) => {
    if (!isPending && (await isMeant(user, to))) await post({ intent: 'role', id, version, role: to })
  }
  const remove = async () => {
    if (await confirmed(m.users_sure_want_delete({ email }), m.ui_delete())) await post({ intent: 'delete', id })
  }
  const removeTwoStep = async () => {
    if (await confirmed(m.users_sure_two_step_off({ email }), m.users_two_step_off()))
      await post({ intent: 'two-step-off', id })
  }
  return (
    <tr aria-busy={isPending}>
      <th className="users-email" scope="row">
        {user.email || (phone && <Phone kept={phone} />) || username}
        {username && email !== username && <p className="list-small">{username}</p>}
        {user.email && phone && (
          <p className="list-small">
            <Phone kept={phone} />
          </p>
        )}
      </th>
      <td data-label={m.ui_role()}>
        <RoleChoice
          label={m.users_role_email({ email })}
          role={roleIn(formData?.get('role')) ?? role}
          isOwn={isOwn}
          isPending={isPending}
          onChoose={(to) => void change(to)}
        />
      </td>
      <td data-label={m.ui_status()}>
        <div>
          <span className="badge" data-tone={isActive ? 'green' : 'red'}>
            {isActive ? m.ui_active() : m.ui_inactive()}
          </span>
        </div>
      </td>
      <td>
        {isOwn ? (
          <p className="list-small">{m.users_own_account()}</p>
        ) : (
          <div className="list-table-actions">
            <ActButton
              className="button users-toggle"
              data-kind="quiet"
              isOff={isPending}
              aria-label={isActive ? m.users_deactivate_email({ email }) : m.users_activate_email({ email })}
              onPress={() => void toggle()}
            >
              {isActive ? m.ui_deactivate() : m.ui_activate()}
            </ActButton>
            <ActButton
              data-kind="quiet"
              isOff={isPending}
              aria-label={m.users_delete_email({ email })}
              onPress={() => void remove()}
            >
              {m.ui_delete()}
            </ActButton>
            {hasTwoStep && (
              <ActButton
                className="button users-two-step"
                data-kind="quiet"
                isOff={isPending}
                aria-label={m.users_two_step_off_email({ email })}
                onPress={() => void removeTwoStep()}
              >
                {m.users_two_step_off()}
              </ActButton>
            )}
          </div>
        )}
      </td>
    </tr>
  )
}

function RoleChoice(choice: {
  label: string
  role: ListedRole
  isOwn: boolean
  isPending: boolean
  onChoose: (role: ListedRole) => void
}) {
  const { label, role, isOwn, isPending, onChoose } = choice
  return (
    <select
      className="input users-role"
      aria-label={label}
      value={role}
      disabled={isOwn}
      aria-disabled={isPending || undefined}
      onChange={({ target }) => onChoose(roleIn(target.value) ?? role)}
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
