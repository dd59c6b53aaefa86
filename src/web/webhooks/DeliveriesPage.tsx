import { type ActionFunctionArgs, data, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { WebhookDelivery } from '#contract/webhooks'
import { m } from '#messages'
import { call } from '../platform/call.ts'
import { requireSession } from '../platform/guards.ts'
import type { PageHead } from '../platform/head.ts'
import { idIn } from '../platform/id-in.ts'
import { type Listed, listed } from '../platform/listed.ts'
import { cursor, queryOf } from '../platform/query-of.ts'
import { acts } from '../ui/acts/acts.ts'
import { typedIn } from '../ui/form/refused.ts'
import { type Pressed, pressed } from '../ui/form/stay.ts'
import { Link } from '../ui/Link.tsx'
import { ListPage } from '../ui/list/ListPage.tsx'
import { PagedList } from '../ui/list/PagedList.tsx'
import { DeliveriesTable } from './DeliveriesTable.tsx'

const deliveriesOf = (id: string) => queryOf(`/dashboard/webhooks/${id}`, { cursor })

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
  const { cursor } = deliveriesOf(id).read(request)
  const query = { limit: '20', cursor }
  const deliveries = listed(call('GET /api/webhooks/:id/deliveries', { params: { id }, query }))
  const asked = await listed(call('GET /api/webhooks', {}))
  const url = asked === 'unanswered' ? undefined : asked.webhooks.find((webhook) => webhook.id === Number(id))?.url
  return { id, url, cursor, deliveries }
}

export async function action({ request, params: { id = '' } }: ActionFunctionArgs): Promise<Pressed | null> {
  requireSession(request, ['Admin', 'Vendor'])
  return await changeDelivery(id)(await request.formData())
}

const changeDelivery = (id: string) =>
  acts<Pressed>(
    {
      send: {
        run: (form) => {
          const params = { id, deliveryId: typedIn(form, 'id') }
          return call('POST /api/webhooks/:id/deliveries/:deliveryId/send', { params })
        },
        done: m.webhooks_on_its_way(),
      },
    },
    { answer: pressed },
  )

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
  return (
    <ListPage
      name="deliveries"
      title={m.webhooks_deliveries()}
      back={<Link to="/dashboard/webhooks">{m.webhooks_title()}</Link>}
    >
      <p className="webhooks-address">{url}</p>
      <PagedList page={deliveries} words={WORDS} {...deliveriesOf(id).pages({ cursor })}>
        {(rows) => <DeliveriesTable rows={rows} />}
      </PagedList>
    </ListPage>
  )
}
