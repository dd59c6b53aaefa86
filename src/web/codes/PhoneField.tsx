import { m } from '#messages'
import { TextField } from '../ui/form/TextField.tsx'

export function PhoneField({ label = m.ui_phone(), problem }: { label?: string; problem: string | undefined }) {
  return (
    <TextField
      label={label}
      name="phone"
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      enterKeyHint="send"
      autoFocus
      required
      problem={problem}
      hint={m.codes_phone_hint()}
    />
  )
}
