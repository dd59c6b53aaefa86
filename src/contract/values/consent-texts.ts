import { m } from '#messages'

/** How a way to another page is shown: a link on the page, the words alone where the text is kept. */
type Linked<Shown> = (to: string, words: string) => Shown
type Line<Shown> = (string | Shown)[]
export interface LegalText<Shown> {
  title: string
  lede: string
  parts: { title: string; lines: Line<Shown>[] }[]
}

/** What one agrees to by registering. Promises only what the software does. */
export function termsText<Shown>(link: Linked<Shown>): LegalText<Shown> {
  const parts = [
    {
      title: m.ui_orders(),
      lines: [[m.shell_haat_market_many()], [m.shell_need_account_order()], [m.shell_products_several_stores()]],
    },
    {
      title: m.ui_delivery_payment(),
      lines: [[m.shell_delivery_within_2()], [m.shell_terms_shipping_shown()], [m.shell_pay_cash_when()]],
    },
    {
      title: m.shell_cancelling_returns(),
      lines: [
        m.shell_terms_cancelling({ orders: (words) => link('/dashboard/orders', words) }),
        [m.shell_haat_no_returns()],
        [m.shell_sizes_differ_from()],
      ],
    },
    {
      title: m.shell_selling(),
      lines: [m.shell_terms_selling({ store: (words) => link('/admin/vendor-register', words) })],
    },
    { title: m.shell_data(), lines: [m.shell_terms_privacy({ privacy: (words) => link('/privacy', words) })] },
  ]
  return { title: m.shell_terms_conditions(), lede: m.shell_rules_market_plain(), parts }
}

/** What is kept of a person, why, who sees it, and what they can do about it. */
export function privacyText<Shown>(link: Linked<Shown>): LegalText<Shown> {
  const parts = [
    {
      title: m.shell_privacy_kept(),
      lines: [
        [m.shell_privacy_account()],
        [m.shell_privacy_orders()],
        [m.shell_privacy_sessions()],
        [m.shell_privacy_messages()],
        [m.shell_privacy_consents()],
      ],
    },
    {
      title: m.shell_privacy_seen(),
      lines: [[m.shell_name_phone_address()], [m.shell_privacy_carriers()], [m.shell_there_no_advertisements()]],
    },
    { title: m.shell_privacy_device(), lines: [[m.shell_privacy_browser()], [m.shell_privacy_cookie()]] },
    {
      title: m.shell_privacy_rights(),
      lines: [
        m.shell_privacy_profile({ profile: (words) => link('/dashboard/profile', words) }),
        [m.shell_account_deleted_loses()],
      ],
    },
  ]
  return { title: m.shell_privacy(), lede: m.shell_privacy_lede(), parts }
}
