import type { OrderMessage } from '#contract/messaging'
import { m } from '#messages'
import { channelWords, messageStateWords } from '../ui/choice-words.ts'
import { Moment } from '../ui/Moment.tsx'

/** What its customer was sent about an order, by mail and SMS; not what a shop without a mail server or gateway keeps. */
export function SentMessages({ messages }: { messages: OrderMessage[] }) {
  const sent = messages.filter(({ state }) => state !== 'Kept')
  if (sent.length === 0) return null
  return (
    <section className="panel" aria-labelledby="order-messages">
      <h2 id="order-messages">{m.orders_sent_to_you()}</h2>
      <ul className="order-messages">
        {sent.map(({ id, way, subject, to, state, createdAt, triedAt }) => (
          <li key={id}>
            <strong>{subject}</strong>
            <span className="order-messages-way">
              {to ? m.orders_way_to({ way: channelWords(way), to }) : channelWords(way)},{' '}
              <Moment iso={triedAt ?? createdAt} />, {messageStateWords(state)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
