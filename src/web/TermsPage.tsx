import { formatTaka, SHIPPING_POISHA, takaOf } from '#contract/money'
import type { PageHead } from './platform/head.ts'
import { Link } from './ui/Link.tsx'

export const handle = {
  head: (): PageHead => ({
    title: 'Terms and conditions',
    description: 'How buying at Haat works: orders, delivery, cash on delivery, cancelling, and what is kept of you.',
    canonical: '/terms',
  }),
}

/** What the shop does and keeps, in a shop’s words. It promises nothing that the software does not do. */
export function Component() {
  return (
    <article className="terms">
      <h1>Terms and conditions</h1>
      <p>The rules of this market, in plain words.</p>
      <h2>Orders</h2>
      <ul>
        <li>Haat is a market of many stores. The store on the product’s page sells it, packs it and sends it.</li>
        <li>
          You need an account to order. You pay the prices that the checkout shows: if one changes or a size sells out
          before you confirm, we tell you first and order nothing.
        </li>
        <li>Products of several stores come as several parcels of one order.</li>
      </ul>
      <h2>Delivery and payment</h2>
      <ul>
        <li>Delivery is within 2-3 days after confirmation.</li>
        <li>Shipping is {formatTaka(takaOf(SHIPPING_POISHA))} for the whole order, however many stores are in it.</li>
        <li>You pay cash when your parcel arrives. Cards and bKash are not open yet.</li>
      </ul>
      <h2>Cancelling and returns</h2>
      <ul>
        <li>
          You can cancel an order yourself under <Link to="/dashboard/orders">My orders</Link> while all of it is
          Pending.
        </li>
        <li>Haat has no returns of its own. What the law gives you stays yours.</li>
        <li>Sizes differ from store to store: each product has its size chart, in inches.</li>
      </ul>
      <h2>Selling</h2>
      <ul>
        <li>
          Anybody may <Link to="/admin/vendor-register">open a store</Link>. It sells once an admin of Haat has approved
          it, and an admin may close it.
        </li>
      </ul>
      <h2>Your data</h2>
      <ul>
        <li>We keep your names, your email, your orders, and your password in a form that nobody can read back.</li>
        <li>
          The name, phone and address of an order are seen by you, by the stores in it, and by the admins of Haat.
          Nobody else gets them.
        </li>
        <li>There are no advertisements here and nothing that follows you: the pages load nothing from elsewhere.</li>
        <li>An account that is deleted loses its names and its email. Its orders stay in the books.</li>
      </ul>
    </article>
  )
}
