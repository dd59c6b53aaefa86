import type { Order } from '#contract/orders'

/** Name, email, phone, address. A vendor is told what delivery needs, so some of it may be empty. */
export function CustomerInfo({ order }: { order: Order }) {
  const { name, email, phone, altPhone, address, city } = order.customer
  const rows = [
    { name: 'Name', text: name },
    { name: 'Email', text: email },
    { name: 'Phone', text: [phone, altPhone].filter(Boolean).join(', ') },
    { name: 'Address', text: [address, city].filter(Boolean).join(', ') },
    { name: 'Notes', text: order.notes },
  ]
  return (
    <section className="order-panel" aria-labelledby="order-customer">
      <h2 id="order-customer">Customer</h2>
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
