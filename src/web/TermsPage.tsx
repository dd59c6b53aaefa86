import { formatTaka } from '#contract/values/money'
import { m } from '#messages'
import type { PageHead } from './platform/head.ts'
import { useShopSettings } from './settings/shop-settings.ts'
import { Link } from './ui/Link.tsx'

export const handle = {
  head: (): PageHead => ({
    title: m.shell_terms_conditions(),
    description: m.shell_how_buying_haat(),
    canonical: '/terms',
  }),
}

/** Promises only what the software does. */
export function Component() {
  const settings = useShopSettings()
  return (
    <article className="terms">
      <h1>{m.shell_terms_conditions()}</h1>
      <p>{m.shell_rules_market_plain()}</p>
      <h2>{m.ui_orders()}</h2>
      <ul>
        <li>{m.shell_haat_market_many()}</li>
        <li>{m.shell_need_account_order()}</li>
        <li>{m.shell_products_several_stores()}</li>
      </ul>
      <h2>{m.ui_delivery_payment()}</h2>
      <ul>
        <li>{m.shell_delivery_within_2()}</li>
        {settings && (
          <li>
            {settings.shippingFee === 0
              ? m.shell_terms_free_shipping()
              : m.shell_terms_shipping({ fee: formatTaka(settings.shippingFee) })}
          </li>
        )}
        <li>{m.shell_pay_cash_when()}</li>
      </ul>
      <h2>{m.shell_cancelling_returns()}</h2>
      <ul>
        <li>
          {m.shell_terms_cancelling({
            orders: (words) => (
              <Link key="orders" to="/dashboard/orders">
                {words}
              </Link>
            ),
          })}
        </li>
        <li>{m.shell_haat_no_returns()}</li>
        <li>{m.shell_sizes_differ_from()}</li>
      </ul>
      <h2>{m.shell_selling()}</h2>
      <ul>
        <li>
          {m.shell_terms_selling({
            store: (words) => (
              <Link key="store" to="/admin/vendor-register">
                {words}
              </Link>
            ),
          })}
        </li>
      </ul>
      <h2>{m.shell_data()}</h2>
      <ul>
        <li>{m.shell_we_keep_names()}</li>
        <li>{m.shell_name_phone_address()}</li>
        <li>{m.shell_there_no_advertisements()}</li>
        <li>{m.shell_account_deleted_loses()}</li>
      </ul>
    </article>
  )
}
