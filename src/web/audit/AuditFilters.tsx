import { Form } from 'react-router'
import { Link } from '../ui/Link.tsx'
import { type Asked, addressOf, SUBJECTS } from './asked.ts'
import { ACTIONS, SUBJECT_NAMES } from './words.ts'

/** What to look for; lives in the address. Whoever and whatever was chosen in the list stays until it is taken away. */
export function AuditFilters({ asked }: { asked: Asked }) {
  const { subject, subjectId, actorId, action, from, to } = asked
  return (
    <div className="audit-tools">
      <Form className="audit-filters">
        <label className="audit-filter">
          Subject
          <select className="input" name="subject" defaultValue={subject ?? ''}>
            <option value="">All</option>
            {SUBJECTS.map((each) => (
              <option key={each} value={each}>
                {SUBJECT_NAMES[each]}
              </option>
            ))}
          </select>
        </label>
        <label className="audit-filter">
          Action
          <select className="input" name="action" defaultValue={action ?? ''}>
            <option value="">All</option>
            {Object.entries(ACTIONS).map(([each, words]) => (
              <option key={each} value={each}>
                {words}
              </option>
            ))}
          </select>
        </label>
        <label className="audit-filter">
          From
          <input className="input" type="date" name="from" defaultValue={from} />
        </label>
        <label className="audit-filter">
          To
          <input className="input" type="date" name="to" defaultValue={to} />
        </label>
        {actorId && <input type="hidden" name="actorId" value={actorId} />}
        <button className="button" data-kind="quiet" type="submit">
          Filter
        </button>
      </Form>
      {(actorId || subjectId) && (
        <p className="audit-chosen">
          {actorId && (
            <Chosen
              text={`Only by account ${actorId}`}
              to={addressOf({ ...asked, cursor: undefined, actorId: undefined })}
            />
          )}
          {subject && subjectId && (
            <Chosen
              text={`Only ${SUBJECT_NAMES[subject]} ${subjectId}`}
              to={addressOf({ ...asked, cursor: undefined, subject: undefined, subjectId: undefined })}
            />
          )}
        </p>
      )}
    </div>
  )
}

function Chosen({ text, to }: { text: string; to: string }) {
  return (
    <Link className="button" data-kind="quiet" to={to} aria-label={`${text}: show others too`}>
      {text} <span aria-hidden="true">×</span>
    </Link>
  )
}
