import { useEffect, useRef } from 'react'
import { m } from '#messages'
import { CopyButton } from '../ui/acts/CopyButton.tsx'

/** Where the company is to tell of its consignments, and by which secret, which nobody is told again. */
export function WebhookSecret({ secret, path }: { secret: string; path: string }) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.select(), [])
  // RedX shows its secret in the address alone.
  const address = `${location.origin}${path}${path.includes('/redx/') ? `?token=${secret}` : ''}`
  return (
    <section className="couriers-secret panel" aria-labelledby="couriers-secret-title">
      <h2 id="couriers-secret-title">{m.couriers_push_title()}</h2>
      <p id="couriers-secret-words">{m.couriers_push_words()}</p>
      <label>
        {m.ui_address()}
        <input className="input" readOnly value={address} />
      </label>
      <CopyButton text={address} />
      <label>
        {m.couriers_push_secret()}
        <input ref={field} className="input" readOnly value={secret} aria-describedby="couriers-secret-words" />
      </label>
      <CopyButton text={secret} />
    </section>
  )
}
