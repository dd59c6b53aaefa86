import { useEffect, useRef } from 'react'
import { m } from '#messages'
import { TextField } from '../ui/form/TextField.tsx'

/** Filled in by the browser itself where it reads the SMS, and sent where the code is all that the form asks for. */
export function CodeField({
  label = m.ui_code(),
  name = 'code',
  problem,
}: {
  label?: string
  name?: string
  problem: string | undefined
}) {
  const place = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const stop = new AbortController()
    void codeFromSms(stop.signal).then((code) => {
      const form = place.current?.closest('form')
      const field = form?.elements.namedItem(name)
      if (!code || !form || !(field instanceof HTMLInputElement)) return
      field.value = code
      leadOn(form, field)
    })
    return () => stop.abort()
  }, [name])
  return (
    <TextField
      label={label}
      name={name}
      inputMode="numeric"
      autoComplete="one-time-code"
      enterKeyHint="go"
      autoFocus
      required
      problem={problem}
      data-retry
    >
      <span hidden ref={place} />
    </TextField>
  )
}

/** Beside other fields nothing is sent: somebody may be in the middle of a password. */
function leadOn(form: HTMLFormElement, code: HTMLInputElement): void {
  const fields = [...form.elements].filter((element) => element instanceof HTMLInputElement)
  const others = fields.filter((field) => field.type !== 'hidden' && !field.hidden && field !== code)
  if (others.length === 0) form.requestSubmit()
  else if (document.activeElement === code) others.find(({ value }) => value === '')?.focus()
}

type OtpCredentials = CredentialsContainer & {
  get(options: { otp: { transport: string[] }; signal: AbortSignal }): Promise<{ code?: string } | null>
}

/** WebOTP, where the browser has it; undefined where it has not, or nothing came. */
async function codeFromSms(signal: AbortSignal): Promise<string | undefined> {
  if (!('OTPCredential' in globalThis)) return undefined
  const credentials = navigator.credentials as OtpCredentials
  const otp = await credentials.get({ otp: { transport: ['sms'] }, signal }).catch(() => null)
  return otp?.code
}
