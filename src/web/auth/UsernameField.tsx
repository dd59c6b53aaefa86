import { m } from '#messages'
import { TextField } from '../ui/form/TextField.tsx'

export function UsernameField({ problem, hint }: { problem: string | undefined; hint: string }) {
  return (
    <TextField
      label={m.ui_username()}
      name="username"
      autoComplete="username"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      enterKeyHint="next"
      autoFocus
      required
      problem={problem}
      hint={hint}
    />
  )
}
