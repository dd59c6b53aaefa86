import { TextField } from '../ui/TextField.tsx'

export function UsernameField({ problem, hint }: { problem: string | undefined; hint: string }) {
  return (
    <TextField
      label="Username"
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
