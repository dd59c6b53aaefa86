import { Link } from '../Link.tsx'

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
