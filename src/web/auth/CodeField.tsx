import { m } from '#messages'
import { TextField } from '../ui/form/TextField.tsx'

/** Of an authenticator app; phones offer what they know. */
export function CodeField({ problem, hint }: { problem: string | undefined; hint: string }) {
  return (
    <TextField
      label={m.ui_code()}
      name="code"
      autoComplete="one-time-code"
      autoCapitalize="characters"
      autoCorrect="off"
      spellCheck={false}
      maxLength={40}
      autoFocus
      required
      problem={problem}
      hint={hint}
    />
  )
}
