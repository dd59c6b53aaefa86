import { Form } from 'react-router'
import { HiddenParts } from '../ui/HiddenParts.tsx'
import { Link } from '../ui/Link.tsx'
import { type Asked, addressOf, partsOf, problemOfDays } from './asked.ts'

/** From which day to which. */
export function OrderDays({ asked }: { asked: Asked }) {
  const { from, to, ...others } = { ...asked, cursor: undefined }
  const problem = problemOfDays(asked)
  return (
    <Form className="order-days" method="get" action="/dashboard/orders" preventScrollReset>
      <HiddenParts parts={partsOf(others)} />
      <DayField name="from" text="From" day={from} />
      <DayField name="to" text="To" day={to} problem={problem} />
      <button className="button" data-kind="quiet" type="submit">
        Show these days
      </button>
      {(from || to) && (
        <Link className="button" data-kind="quiet" to={addressOf(others)} preventScrollReset>
          All days
        </Link>
      )}
      <p className="field-words order-days-problem" id="order-days-problem" data-problem role="status">
        {problem}
      </p>
    </Form>
  )
}

function DayField(field: { name: string; text: string; day: string | undefined; problem?: string | undefined }) {
  return (
    <label className="order-day">
      {field.text}
      <input
        className="input"
        type="date"
        name={field.name}
        defaultValue={field.day}
        min="2020-01-01"
        max="2999-12-31"
        aria-invalid={field.problem ? true : undefined}
        aria-describedby={field.problem ? 'order-days-problem' : undefined}
      />
    </label>
  )
}
