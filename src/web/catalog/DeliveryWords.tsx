import { formatTaka, SHIPPING_POISHA, takaOf } from '#contract/money'

/** What a shopper wants to know before ordering: when it comes, what that costs, how it is paid, and until when it is cancelled (spec §2, §9). */
export function DeliveryWords() {
  return (
    <section className="product-delivery" aria-labelledby="delivery-title">
      <h2 id="delivery-title">Delivery and payment</h2>
      <ul>
        <li>
          <strong>Within 2-3 days</strong> after confirmation.
        </li>
        <li>
          <strong>{formatTaka(takaOf(SHIPPING_POISHA))} shipping</strong> for the whole order, however many stores are
          in it.
        </li>
        <li>
          <strong>Cash on delivery:</strong> pay when your parcel arrives.
        </li>
        <li>
          <strong>Changed your mind?</strong> Cancel under My Orders while the order is pending.
        </li>
      </ul>
    </section>
  )
}
