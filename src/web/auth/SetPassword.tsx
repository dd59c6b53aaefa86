import { m } from '#messages'
import { Link } from '../ui/Link.tsx'

/** For whoever logs in by a code alone: the same way as for a forgotten one. */
export function SetPassword() {
  return (
    <Link className="button" to="/forgot-password">
      {m.account_set_password()}
    </Link>
  )
}
