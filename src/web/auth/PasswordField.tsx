import { useState } from 'react'
import { useNavigation } from 'react-router'
import { TextField } from '../ui/TextField.tsx'

/** A password that can be looked at while typing. It is hidden again while the form is sent, so that browsers offer to keep it. */
export function PasswordField({
  isNew = false,
  problem,
  hint,
}: {
  isNew?: boolean
  problem: string | undefined
  hint?: string
}) {
  const [isShown, setShown] = useState(false)
  const isIdle = useNavigation().state === 'idle'
  return (
    <TextField
      label="Password"
      name="password"
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
        className="auth-reveal"
        type="button"
        aria-label={isShown ? 'Hide password' : 'Show password'}
        onClick={() => setShown(!isShown)}
      >
        {isShown ? 'Hide' : 'Show'}
      </button>
    </TextField>
  )
}
