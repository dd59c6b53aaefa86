import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import type { CourierAccounts } from '#contract/couriers'
import { m } from '#messages'
import { call } from '../platform/call.ts'
import { requireSession } from '../platform/guards.ts'
import { Problem, wordsOf } from '../platform/problem.ts'
import { Link } from '../ui/Link.tsx'
import { AccountForm } from './AccountForm.tsx'
import { type SavedOnScreen, saveAccount } from './save-account.ts'
import { WebhookSecret } from './WebhookSecret.tsx'

/** The accounts, or why there are none: of a store that waits for approval, say. */
type OnScreen = CourierAccounts | { refused: string }

export async function loader({ request }: LoaderFunctionArgs): Promise<OnScreen> {
  requireSession(request, ['Admin', 'Vendor'])
  return await call('GET /api/courier-accounts', {}).catch((error: unknown) => {
    if (error instanceof Problem) return { refused: wordsOf(error) }
    throw error
  })
}

export async function action({ request }: ActionFunctionArgs): Promise<SavedOnScreen> {
  requireSession(request, ['Admin', 'Vendor'])
  return await saveAccount(await request.formData())
}

/** The accounts with courier companies: of the shop, or of a store where the shop allows it. */
export function Component() {
  const shown = useLoaderData<OnScreen>()
  const saved = useActionData<SavedOnScreen>()
  return (
    <section className="couriers" aria-labelledby="couriers-title">
      <Link to="/dashboard/parcels">{m.ui_parcels()}</Link>
      <h1 id="couriers-title">{m.ui_couriers()}</h1>
      {'accounts' in shown && shown.mayHave && <p>{m.couriers_what_they_are()}</p>}
      {'refused' in shown && <p role="status">{shown.refused}</p>}
      {'accounts' in shown && !shown.mayHave && <p role="status">{m.couriers_of_shop_alone()}</p>}
      {saved?.pushSecret && (
        <WebhookSecret key={saved.pushSecret} secret={saved.pushSecret} path={saved.pushPath ?? ''} />
      )}
      {'accounts' in shown &&
        shown.accounts.map((account) => (
          <AccountForm key={account.company} account={account} refused={saved?.refused} of={saved?.of} />
        ))}
    </section>
  )
}
