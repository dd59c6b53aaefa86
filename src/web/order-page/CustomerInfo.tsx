import type { Order } from '#contract/orders'
import { m } from '#messages'
import { Phones, phonesOf } from '../ui/Phone.tsx'

/** A vendor sees what delivery needs. */
export function CustomerInfo({ order }: { order: Order }) {
  const { name, email, address, city } = order.customer
  const phones = phonesOf(order.customer)
  const rows = [
    { name: m.ui_name(), text: name },
    { name: m.ui_email(), text: email },
    { name: m.ui_phone(), text: phones.length > 0 && <Phones kept={phones} /> },
    { name: m.ui_address(), text: [address, city].filter(Boolean).join(', ') },
    { name: m.ui_notes(), text: order.notes },
  ]
  return (
    <section className="panel" aria-labelledby="order-customer">
      <h2 id="order-customer">{m.ui_customer()}</h2>
      <dl className="order-facts">
        {rows
          .filter(({ text }) => text)
          .map(({ name, text }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
      </dl>
    </section>
  )
}
