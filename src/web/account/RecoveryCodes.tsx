import { m } from '#messages'
import { Link } from '../ui/Link.tsx'

/** Told this once; then on to where the login was to lead. */
export function RecoveryCodes({ codes, next }: { codes: string[]; next: string }) {
  return (
    <>
      <p role="status">{m.account_recovery_codes_about()}</p>
      <ul className="account-codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="vendors-ways">
        <Link className="button" to={next}>
          {m.account_codes_kept()}
        </Link>
      </div>
    </>
  )
}
