import { useState } from 'react'
import { useNavigation } from 'react-router'
import { m } from '#messages'
import { TextField } from '../ui/form/TextField.tsx'

/** Hidden again when sent, so that browsers offer to keep it. */
export function PasswordField({
  label = m.auth_password(),
  name = 'password',
  isNew = false,
  autoFocus = false,
  problem,
  hint,
}: {
  label?: string
  name?: string
  isNew?: boolean
  autoFocus?: boolean
  problem: string | undefined
  hint?: string
}) {
  const [isShown, setShown] = useState(false)
  const isIdle = useNavigation().state === 'idle'
  return (
    <TextField
      label={label}
      name={name}
      autoFocus={autoFocus}
      type={isShown && isIdle ? 'text' : 'password'}
      autoComplete={isNew ? 'new-password' : 'current-password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      required
      problem={problem}
      hint={hint}
      data-retry={!isNew || undefined}
    >
      <button
        className="password-field-reveal"
        type="button"
        data-hold="reveal"
        aria-label={
          isShown
            ? m.auth_hide_field({ label: label.toLowerCase() })
            : m.auth_show_field({ label: label.toLowerCase() })
        }
        onClick={() => setShown(!isShown)}
      >
        {isShown ? m.auth_hide() : m.auth_show()}
      </button>
    </TextField>
  )
}
