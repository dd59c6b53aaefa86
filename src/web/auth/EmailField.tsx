import { m } from '#messages'
import { TextField } from '../ui/form/TextField.tsx'

export function EmailField({ problem, hint }: { problem: string | undefined; hint?: string }) {
  return (
    <TextField
      label={m.ui_email()}
      name="email"
      type="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      enterKeyHint="next"
      required
      problem={problem}
      hint={hint}
    />
  )
}
