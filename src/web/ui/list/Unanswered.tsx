import { m } from '#messages'
import { Link } from '../Link.tsx'

/** Without an address: this page again. */
export function Unanswered({ text, to = '', className }: { text: string; to?: string; className: string }) {
  return <Instead text={text} way={{ text: m.ui_try_again(), to }} className={className} />
}

interface Props {
  text: string
  way?: { text: string; to: string } | undefined
  className?: string
}

export function Instead({ text, way, className = 'list-none' }: Props) {
  return (
    <div className={className} role="status">
      <p>{text}</p>
      {way && (
        <Link className="button" data-kind="quiet" to={way.to} replace>
          {way.text}
        </Link>
      )}
    </div>
  )
}
