import type { BellItem } from '#contract/messaging/bell'
import { m } from '#messages'
import { Link } from '../ui/Link.tsx'
import { Moment } from '../ui/Moment.tsx'

/** Messages with where they lead; one that is followed, or marked, is read. */
export function BellItems({ items, onRead }: { items: BellItem[]; onRead: (id: number) => void }) {
  if (items.length === 0) return <p className="bell-none">{m.bell_none()}</p>
  return (
    <ul className="bell-items">
      {items.map(({ id, text, path, createdAt, isRead }) => (
        <li key={id} data-new={!isRead || undefined}>
          <div>
            {path ? (
              <Link to={path} onClick={() => !isRead && onRead(id)}>
                {text}
              </Link>
            ) : (
              text
            )}
            <p className="bell-when">
              <Moment iso={createdAt} />
            </p>
          </div>
          {!isRead && (
            <button
              className="bell-read"
              type="button"
              aria-label={m.bell_mark_what({ text })}
              onClick={() => onRead(id)}
            >
              {m.bell_mark()}
            </button>
          )}
        </li>
      ))}
    </ul>
  )
}
