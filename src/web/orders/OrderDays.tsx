import { Form } from 'react-router'
import { problemOfDays } from '#contract/values/days'
import { m } from '#messages'
import { DayField } from '../ui/form/DayField.tsx'
import { Link } from '../ui/Link.tsx'
import { DayPresets } from '../ui/list/DayPresets.tsx'
import { HiddenParts } from '../ui/list/ListSearch.tsx'
import { type AskedOrders, ORDERS } from './orders-query.ts'

export function OrderDays({ asked }: { asked: AskedOrders }) {
  const { from, to, ...others } = { ...asked, cursor: undefined }
  const problem = problemOfDays(asked)
  return (
    <>
      <DayPresets asked={asked} addressOf={(days) => ORDERS.address({ ...others, ...days })} />
      <Form className="order-days" method="get" action="/dashboard/orders" preventScrollReset>
        <HiddenParts parts={others} />
        <DayField name="from" text={m.ui_from()} day={from} />
        <DayField name="to" text={m.ui_to()} day={to} problemId={problem && 'order-days-problem'} />
        <button className="button" data-kind="quiet" type="submit">
          {m.orders_show_these_days()}
        </button>
        {(from || to) && (
          <Link className="button" data-kind="quiet" to={ORDERS.address(others)} preventScrollReset>
            {m.orders_all_days()}
          </Link>
        )}
        <p className="field-words order-days-problem" id="order-days-problem" data-problem role="status">
          {problem}
        </p>
      </Form>
    </>
  )
}
