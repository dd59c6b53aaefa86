import { TextField } from '../ui/TextField.tsx'

export function EmailField({ problem, hint }: { problem: string | undefined; hint?: string }) {
  return (
    <TextField
      label="Email"
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
