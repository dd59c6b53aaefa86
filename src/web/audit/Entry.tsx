import type { AuditEntry, AuditSubject } from '#contract/audit'
import { m } from '#messages'
import { Link } from '../ui/Link.tsx'
import { Moment } from '../ui/Moment.tsx'
import { AUDIT } from './audit-query.ts'
import { changesOf } from './changes.ts'
import { actionWords } from './words.ts'

/** Whose words and name say which it is. */
const NUMBERED_BY_WORDS: readonly AuditSubject[] = ['order', 'settings', 'consignment']

/** Names lead to all they did, and all done to them. */
export function Entry({ entry }: { entry: AuditEntry }) {
  const { at, actor, subject, subjectId, subjectName } = entry
  const changes = changesOf(entry)
  return (
    <li className="audit-entry">
      <p className="audit-deed">
        <Link to={AUDIT.address({ actorId: String(actor.id) })}>{actor.name}</Link> {actionWords(entry)}{' '}
        <Link to={AUDIT.address({ subject, subjectId: String(subjectId) })}>{subjectName}</Link>{' '}
        {!NUMBERED_BY_WORDS.includes(subject) && <span className="muted">{m.audit_number({ subjectId })}</span>}
      </p>
      <p className="audit-moment muted">
        <Moment iso={at} />
      </p>
      {changes.length > 0 && (
        <dl className="audit-changes">
          {changes.map(({ name, before, after }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <span className="unseen">{m.audit_from()} </span>
                <span className="audit-before">{before}</span>
                <span aria-hidden="true"> → </span>
                <span className="unseen"> {m.audit_to()} </span>
                <span>{after}</span>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  )
}
