import { useActionData, useNavigation } from 'react-router'
import type { EventName } from '#contract/events'
import { m } from '#messages'
import { FormProblem } from '../ui/form/FormProblem.tsx'
import { wordsBeside } from '../ui/form/refused.ts'
import { SentForm } from '../ui/form/SentForm.tsx'
import { SubmitButton } from '../ui/form/SubmitButton.tsx'
import { TextField } from '../ui/form/TextField.tsx'
import { useRefusal } from '../ui/form/use-refusal.ts'
import type { Changed } from './change-webhook.ts'
import { EVENT_WORDS } from './event-words.ts'

/** Adds an address; each event is a choice of its own. */
export function WebhookForm({ events }: { events: EventName[] }) {
  const refused = useActionData<Changed>()?.refused
  const refusal = useRefusal(refused)
  const isPending = useNavigation().formData?.get('intent') === 'create'
  const problem = refusal.problemOf('events')
  return (
    <SentForm className="webhooks-form panel" refusal={refusal} isPending={isPending}>
      <h2>{m.webhooks_add()}</h2>
      <input type="hidden" name="intent" value="create" />
      <TextField
        label={m.ui_address()}
        name="url"
        type="url"
        required
        autoComplete="off"
        hint={m.webhooks_address_hint()}
        problem={refusal.problemOf('url')}
      />
      <fieldset className="webhooks-events" aria-describedby="webhooks-events-words">
        <legend className="field-label">{m.webhooks_events()}</legend>
        {events.map((event, at) => (
          <label key={event}>
            <input type="checkbox" name="events" value={event} aria-invalid={at === 0 && problem ? true : undefined} />
            <span>
              {EVENT_WORDS[event]()} <code className="muted">{event}</code>
            </span>
          </label>
        ))}
        <p className="field-words" id="webhooks-events-words" data-problem={problem ? true : undefined}>
          {problem}
        </p>
      </fieldset>
      <FormProblem refused={refused}>{wordsBeside(refused)}</FormProblem>
      <div>
        <SubmitButton text={m.webhooks_add()} pendingText={m.ui_saving()} isPending={isPending} />
      </div>
    </SentForm>
  )
}
