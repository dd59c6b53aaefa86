import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import type { WebhookList } from '#contract/webhooks'
import { m } from '#messages'
import { call } from '../platform/call.ts'
import { requireSession } from '../platform/guards.ts'
import type { PageHead } from '../platform/head.ts'
import { Problem, wordsOf } from '../platform/problem.ts'
import { type Changed, changeWebhook } from './change-webhook.ts'
import { SecretOnce } from './SecretOnce.tsx'
import { WebhookCard } from './WebhookCard.tsx'
import { WebhookForm } from './WebhookForm.tsx'

/** The list, or why there is none: of a store that waits for approval, say. */
type OnScreen = WebhookList | { refused: string }

export async function loader({ request }: LoaderFunctionArgs): Promise<OnScreen> {
  requireSession(request, ['Admin', 'Vendor'])
  return await call('GET /api/webhooks', {}).catch((error: unknown) => {
    if (error instanceof Problem) return { refused: wordsOf(error) }
    throw error
  })
}

export async function action({ request }: ActionFunctionArgs): Promise<Changed | null> {
  requireSession(request, ['Admin', 'Vendor'])
  return await changeWebhook(await request.formData())
}

export { shouldRevalidate } from '../ui/form/stay.ts'

export const handle = {
  head: (): PageHead => ({ title: m.webhooks_title(), isPrivate: true }),
}

export function Component() {
  const list = useLoaderData<OnScreen>()
  const changed = useActionData<Changed>()
  return (
    <section className="webhooks" aria-labelledby="webhooks-title">
      <h1 id="webhooks-title">{m.webhooks_title()}</h1>
      <p>{m.webhooks_what_they_are()}</p>
      {'refused' in list ? (
        <p role="status">{list.refused}</p>
      ) : (
        <>
          {changed?.secret && <SecretOnce key={changed.secret} secret={changed.secret} />}
          {list.webhooks.length === 0 && <p>{m.webhooks_none()}</p>}
          {list.webhooks.map((webhook) => (
            <WebhookCard key={webhook.id} webhook={webhook} />
          ))}
          {list.webhooks.length < list.most && <WebhookForm key={list.webhooks.length} events={list.events} />}
        </>
      )}
    </section>
  )
}
