import { m } from '#messages'
import { Link } from '../ui/Link.tsx'

/** Told this once. */
export function RecoveryCodes({ codes }: { codes: string[] }) {
  return (
    <>
      <p role="status">{m.account_recovery_codes_about()}</p>
      <ul className="account-codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="vendors-ways">
        <Link className="button" to="/dashboard/profile">
          {m.account_codes_kept()}
        </Link>
      </div>
    </>
  )
}
