import { formatTaka } from '#contract/values/money'
import { m } from '#messages'
import { useShopSettings } from '../settings/shop-settings.ts'

/** When, what it costs, how it is paid, until when it is cancelled (spec §2, §9). */
export function DeliveryWords() {
  const settings = useShopSettings()
  return (
    <section className="delivery-words" aria-labelledby="delivery-title">
      <h2 id="delivery-title">{m.ui_delivery_payment()}</h2>
      <ul>
        <li>{m.products_delivery_time({ strong: (words) => <strong key="time">{words}</strong> })}</li>
        {settings && (
          <li>
            {settings.shippingFee === 0
              ? m.products_delivery_free({ strong: (words) => <strong key="price">{words}</strong> })
              : m.products_delivery_price({
                  price: formatTaka(settings.shippingFee),
                  strong: (words) => <strong key="price">{words}</strong>,
                })}
          </li>
        )}
        <li>{m.products_delivery_cash({ strong: (words) => <strong key="cash">{words}</strong> })}</li>
        <li>{m.products_delivery_cancel({ strong: (words) => <strong key="cancel">{words}</strong> })}</li>
      </ul>
    </section>
  )
}
