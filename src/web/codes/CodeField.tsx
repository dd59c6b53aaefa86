import { useEffect, useRef } from 'react'
import { m } from '#messages'
import { TextField } from '../ui/form/TextField.tsx'
import { codeFromSms } from './code-from-sms.ts'

/** Filled in and sent by the browser itself where it reads the SMS. */
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
      if (!code || !(field instanceof HTMLInputElement)) return
      field.value = code
      form?.requestSubmit()
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
