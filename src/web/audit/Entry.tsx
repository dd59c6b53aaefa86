import type { AuditEntry } from '#contract/audit'
import { Link } from '../ui/Link.tsx'
import { Moment } from '../ui/Moment.tsx'
import { addressOf } from './asked.ts'
import { changesOf } from './changes.ts'
import { deedOf } from './words.ts'

/** Who did what to which, when, before → after. Its names lead to all that they did, and all that was done to them. */
export function Entry({ entry }: { entry: AuditEntry }) {
  const { at, actor, subject, subjectId, subjectName } = entry
  const changes = changesOf(entry)
  return (
    <li className="audit-entry">
      <p className="audit-deed">
        <Link to={addressOf({ actorId: String(actor.id) })}>{actor.name}</Link> {deedOf(entry)}{' '}
        <Link to={addressOf({ subject, subjectId: String(subjectId) })}>{subjectName}</Link>{' '}
        {subject !== 'order' && <span className="list-small">no. {subjectId}</span>}
      </p>
      <p className="audit-moment list-small">
        <Moment iso={at} />
      </p>
      {changes.length > 0 && (
        <dl className="audit-changes">
          {changes.map(({ name, before, after }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <span className="unseen">from </span>
                <span className="audit-before">{before}</span>
                <span aria-hidden="true"> → </span>
                <span className="unseen"> to </span>
                <span>{after}</span>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  )
}
