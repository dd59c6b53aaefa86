import { m } from '#messages'
import { saveFile } from '../platform/save-file.ts'
import { CopyButton } from '../ui/acts/CopyButton.tsx'
import { Link } from '../ui/Link.tsx'

/** Told this once; then on to where the login was to lead. */
export function RecoveryCodes({ codes, next }: { codes: string[]; next: string }) {
  const text = codes.join('\n')
  return (
    <>
      <p role="status">{m.account_recovery_codes_about()}</p>
      <ul className="account-codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="row">
        <Link className="button" to={next}>
          {m.account_codes_kept()}
        </Link>
        <CopyButton text={text} kind="quiet" />
        <button
          className="button"
          data-kind="quiet"
          type="button"
          onClick={() => saveFile(new Blob([`${text}\n`]), 'haat-recovery-codes.txt')}
        >
          {m.account_codes_save()}
        </button>
      </div>
    </>
  )
}
