import { type ActionFunctionArgs, data, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { Message } from '#contract/messaging'
import { m } from '#messages'
import { call } from '../platform/call.ts'
import { requireSession } from '../platform/guards.ts'
import type { PageHead } from '../platform/head.ts'
import { idIn } from '../platform/id-in.ts'
import { Problem } from '../platform/problem.ts'
import { useAct } from '../platform/use-act.ts'
import type { Pressed } from '../ui/form/stay.ts'
import { Link } from '../ui/Link.tsx'
import { Moment } from '../ui/Moment.tsx'
import { Addressee } from './Addressee.tsx'
import { changeMessage } from './change-message.ts'
import { MailFrame } from './MailFrame.tsx'
import { MESSAGES } from './messages-query.ts'
import { SendButton } from './SendButton.tsx'
import { SendState } from './SendState.tsx'

export async function loader({ request, params }: LoaderFunctionArgs): Promise<Message> {
  requireSession(request, ['Admin'])
  const { id = '' } = params
  if (!idIn(id)) throw data(null, { status: 404 })
  return await call('GET /api/messages/:id', { params: { id } }).catch((error: unknown) => {
    if (error instanceof Problem && error.status === 404) throw data(null, { status: 404 })
    throw error
  })
}

export async function action({ request }: ActionFunctionArgs): Promise<Pressed | null> {
  requireSession(request, ['Admin'])
  return await changeMessage(await request.formData())
}

export { shouldRevalidate } from '../ui/form/stay.ts'

export const handle = {
  head: ({ subject }: Message): PageHead => ({ title: subject, isPrivate: true }),
}

export function Component() {
  const message = useLoaderData<Message>()
  const { subject } = message
  return (
    <article className="message-page">
      <header>
        <Link className="message-page-back" to={MESSAGES.address({})}>
          {m.ui_messages()}
        </Link>
        <h1>{subject}</h1>
      </header>
      <Facts message={message} />
      <div>
        <SendButton message={message} act={useAct()} />
      </div>
      <Words message={message} />
    </article>
  )
}

function Words({ message: { id, way, html, text } }: { message: Message }) {
  // In the shop it says no more than its title.
  if (way === 'bell') return null
  if (text === null) return <p>{m.notifications_contents_erased()}</p>
  if (html === null) return <pre className="message-page-sms">{text}</pre>
  return (
    <>
      <MailFrame key={id} html={html} />
      <details className="message-page-plain">
        <summary>{m.notifications_plain_text()}</summary>
        <pre>{text}</pre>
      </details>
    </>
  )
}

function Facts({ message }: { message: Message }) {
  const { createdAt, orderId } = message
  return (
    <dl className="message-page-facts">
      <div>
        <dt>{m.ui_to()}</dt>
        <dd>
          <Addressee message={message} />
        </dd>
      </div>
      <div>
        <dt>{m.notifications_written()}</dt>
        <dd>
          <Moment iso={createdAt} />
        </dd>
      </div>
      <div>
        <dt>{m.notifications_state()}</dt>
        <dd>
          <SendState message={message} />
        </dd>
      </div>
      {orderId !== null && (
        <div>
          <dt>{m.notifications_about()}</dt>
          <dd>
            <Link to={`/dashboard/orders/${orderId}`}>{m.ui_order_number({ orderId })}</Link>
          </dd>
        </div>
      )}
    </dl>
  )
}
