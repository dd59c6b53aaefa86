import { type ActionFunctionArgs, data, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { WebhookDelivery } from '#contract/webhooks'
import { m } from '#messages'
import { call } from '../platform/call.ts'
import { requireSession } from '../platform/guards.ts'
import type { PageHead } from '../platform/head.ts'
import { idIn } from '../platform/id-in.ts'
import { cursorIn, type Listed, listed, withQuery } from '../platform/listed.ts'
import { wordsOf } from '../platform/problem.ts'
import { type Pressed, pressed } from '../ui/form/stay.ts'
import { Link } from '../ui/Link.tsx'
import { PagedList } from '../ui/list/PagedList.tsx'
import { toast } from '../ui/toasts.tsx'
import { DeliveriesTable } from './DeliveriesTable.tsx'

interface OnScreen {
  id: string
  /** Where they go; undefined where the shop did not say. */
  url: string | undefined
  cursor: string | undefined
  deliveries: Promise<Listed<WebhookDelivery>>
}

export async function loader({ request, params: { id = '' } }: LoaderFunctionArgs): Promise<OnScreen> {
  requireSession(request, ['Admin', 'Vendor'])
  if (!idIn(id)) throw data(null, { status: 404 })
  const cursor = cursorIn(new URL(request.url).searchParams)
  const query = { limit: '20', ...(cursor && { cursor }) }
  const deliveries = listed(call('GET /api/webhooks/:id/deliveries', { params: { id }, query }))
  const asked = await listed(call('GET /api/webhooks', {}))
  const url = asked === 'unanswered' ? undefined : asked.webhooks.find((webhook) => webhook.id === Number(id))?.url
  return { id, url, cursor, deliveries }
}

export async function action({ request, params: { id = '' } }: ActionFunctionArgs): Promise<Pressed> {
  requireSession(request, ['Admin', 'Vendor'])
  const deliveryId = String((await request.formData()).get('id'))
  try {
    await call('POST /api/webhooks/:id/deliveries/:deliveryId/send', { params: { id, deliveryId } })
    toast('success', m.webhooks_on_its_way())
    return pressed()
  } catch (error) {
    toast('error', wordsOf(error))
    return pressed(error)
  }
}

export const handle = {
  head: (): PageHead => ({ title: m.webhooks_deliveries(), isPrivate: true }),
}

const WORDS = {
  waiting: m.webhooks_loading(),
  none: m.webhooks_nothing_told(),
  unanswered: m.webhooks_not_loaded(),
  older: m.webhooks_older(),
}

export function Component() {
  const { id, url, cursor, deliveries } = useLoaderData<OnScreen>()
  const addressOf = (next?: string) => withQuery(`/dashboard/webhooks/${id}`, { cursor: next })
  return (
    <section className="list" aria-labelledby="deliveries-title">
      <Link to="/dashboard/webhooks">{m.webhooks_title()}</Link>
      <h1 id="deliveries-title">{m.webhooks_deliveries()}</h1>
      <p className="webhooks-address">{url}</p>
      <PagedList page={deliveries} words={WORDS} cursor={cursor} addressOf={addressOf}>
        {(rows) => <DeliveriesTable rows={rows} />}
      </PagedList>
    </section>
  )
}
