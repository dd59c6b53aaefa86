import { useEffect, useRef } from 'react'
import { m } from '#messages'
import { CopyButton } from '../ui/acts/CopyButton.tsx'

/** The new secret, with the focus on it: nobody is told it again. */
export function SecretOnce({ secret }: { secret: string }) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.select(), [])
  return (
    <section className="webhooks-secret" aria-labelledby="webhooks-secret-title">
      <h2 id="webhooks-secret-title">{m.webhooks_secret()}</h2>
      <p id="webhooks-secret-words">{m.webhooks_secret_once()}</p>
      <input
        ref={field}
        className="input"
        readOnly
        value={secret}
        aria-labelledby="webhooks-secret-title"
        aria-describedby="webhooks-secret-words"
      />
      <div>
        <CopyButton text={secret} />
      </div>
    </section>
  )
}
