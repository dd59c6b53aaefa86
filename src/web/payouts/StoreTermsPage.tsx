import { type ActionFunctionArgs, data, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { KeptTerms } from '#contract/payouts/store-terms'
import { m } from '#messages'
import { call } from '../platform/call.ts'
import { requireSession } from '../platform/guards.ts'
import type { PageHead } from '../platform/head.ts'
import { idIn } from '../platform/id-in.ts'
import { refuseAsPage } from '../platform/refuse-as-page.ts'
import type { Refused } from '../ui/form/refused.ts'
import { Link } from '../ui/Link.tsx'
import { ClosingWords } from './ClosingWords.tsx'
import { changeTerms } from './change-terms.ts'
import { DebtWords } from './DebtWords.tsx'
import { LiftForm } from './LiftForm.tsx'
import { PeriodForm } from './PeriodForm.tsx'
import { StorePaymentForm } from './StorePaymentForm.tsx'
import { paymentsOf, StorePayments } from './StorePayments.tsx'
import { signedTaka } from './signed-taka.ts'

interface OnScreen {
  terms: KeptTerms
  cursor: string | undefined
}

export async function loader({ request, params: { id = '' } }: LoaderFunctionArgs): Promise<OnScreen> {
  requireSession(request, ['Admin'])
  if (!idIn(id)) throw data(null, { status: 404 })
  const { cursor } = paymentsOf(id).read(request)
  const asked = { params: { id }, query: { cursor } }
  return { terms: await call('GET /api/store-terms/:id', asked).catch(refuseAsPage), cursor }
}

export async function action({ request, params: { id = '' } }: ActionFunctionArgs): Promise<Refused | null> {
  requireSession(request, ['Admin'])
  return await changeTerms(id)(await request.formData())
}

export { shouldRevalidate } from '../ui/form/stay.ts'

export const handle = {
  head: (): PageHead => ({ title: m.terms_title(), isPrivate: true }),
}

/** How the shop keeps account with one store. */
export function Component() {
  const { terms, cursor } = useLoaderData<OnScreen>()
  const { storeName, balance, payments } = terms
  return (
    <section className="list store-terms" aria-labelledby="terms-title">
      <Link className="statement-ways" to="/dashboard/payouts">
        {m.payouts_title()}
      </Link>
      <h1 id="terms-title">{m.terms_of_store({ storeName })}</h1>
      <dl className="statement-figures">
        <div>
          <dt>{m.payouts_balance()}</dt>
          <dd>{signedTaka(balance)}</dd>
        </div>
      </dl>
      {balance < 0 && <p className="muted">{m.statements_owes()}</p>}
      <p>
        <Link to={`/dashboard/manual-entries?vendorId=${terms.vendorId}`}>{m.entries_title()}</Link>
      </p>
      <ClosingWords terms={terms} />
      <PeriodForm key={terms.period} terms={terms} />
      <DebtWords terms={terms} />
      {balance < 0 && <StorePaymentForm key={balance} balance={balance} />}
      {terms.debt && <LiftForm key={terms.debt.liftedUntil} debt={terms.debt} />}
      {(payments.length > 0 || cursor !== undefined) && <StorePayments terms={terms} cursor={cursor} />}
    </section>
  )
}
