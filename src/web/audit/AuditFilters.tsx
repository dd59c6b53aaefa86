import { useState } from 'react'
import { Form } from 'react-router'
import { AUDIT_SUBJECTS } from '#contract/values/choices'
import { problemOfDays } from '#contract/values/days'
import { m } from '#messages'
import { DayField } from '../ui/form/DayField.tsx'
import { Link } from '../ui/Link.tsx'
import { DayPresets } from '../ui/list/DayPresets.tsx'
import { type AskedAudit, AUDIT } from './audit-query.ts'
import { ACTIONS, SUBJECT_NAMES } from './words.ts'

/** What was chosen stays until taken away; a number, as long as its subject. */
export function AuditFilters({ asked }: { asked: AskedAudit }) {
  const { subject, subjectId, actorId, action, from, to } = asked
  const problem = problemOfDays(asked)
  const [chosen, setChosen] = useState(subject ?? '')
  return (
    <div className="stack">
      <DayPresets asked={asked} addressOf={(days) => AUDIT.address({ ...asked, cursor: undefined, ...days })} />
      <Form className="audit-filters">
        <label className="audit-filter">
          {m.ui_subject()}
          <select
            className="input"
            name="subject"
            defaultValue={subject ?? ''}
            onChange={({ target }) => setChosen(target.value)}
          >
            <option value="">{m.ui_all()}</option>
            {AUDIT_SUBJECTS.map((each) => (
              <option key={each} value={each}>
                {SUBJECT_NAMES[each]}
              </option>
            ))}
          </select>
        </label>
        <label className="audit-filter">
          {m.audit_action()}
          <select className="input" name="action" defaultValue={action ?? ''}>
            <option value="">{m.ui_all()}</option>
            {Object.entries(ACTIONS).map(([each, words]) => (
              <option key={each} value={each}>
                {words}
              </option>
            ))}
          </select>
        </label>
        <DayField name="from" text={m.ui_from()} day={from} />
        <DayField name="to" text={m.ui_to()} day={to} problemId={problem && 'audit-days-problem'} />
        {subjectId && chosen === subject && <input type="hidden" name="subjectId" value={subjectId} />}
        {actorId && <input type="hidden" name="actorId" value={actorId} />}
        <button className="button" data-kind="quiet" type="submit">
          {m.ui_filter()}
        </button>
        <p className="field-words audit-days-problem" id="audit-days-problem" data-problem role="status">
          {problem}
        </p>
      </Form>
      {(actorId || subjectId) && <AllChosen asked={{ ...asked, cursor: undefined }} />}
    </div>
  )
}

/** Whose deeds alone, and what was done to one thing alone: each a link to the list without it. */
function AllChosen({ asked }: { asked: AskedAudit }) {
  const { subject, subjectId, actorId } = asked
  return (
    <p className="row">
      {actorId && (
        <Chosen text={m.audit_only_account({ actorId })} to={AUDIT.address({ ...asked, actorId: undefined })} />
      )}
      {subject && subjectId && (
        <Chosen
          text={m.audit_only_subject({ subject: SUBJECT_NAMES[subject], subjectId })}
          to={AUDIT.address({ ...asked, subject: undefined, subjectId: undefined })}
        />
      )}
    </p>
  )
}

function Chosen({ text, to }: { text: string; to: string }) {
  return (
    <Link className="button" data-kind="quiet" to={to} aria-label={m.audit_show_others({ text })}>
      {text} <span aria-hidden="true">×</span>
    </Link>
  )
}
