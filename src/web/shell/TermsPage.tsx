import { termsText } from '#contract/values/consent-texts'
import { formatTaka } from '#contract/values/money'
import { m } from '#messages'
import type { PageHead } from '../platform/head.ts'
import { useShopSettings } from '../settings/shop-settings.ts'
import { LegalArticle } from './LegalArticle.tsx'

export const handle = {
  head: (): PageHead => ({
    title: m.shell_terms_conditions(),
    description: m.shell_how_buying_haat(),
    canonical: '/terms',
  }),
}

/** The fee is no part of what is agreed to: it changes, and the checkout shows it. */
export function Component() {
  const settings = useShopSettings()
  return (
    <LegalArticle text={termsText}>
      {settings && (
        <>
          <h2>{m.ui_today()}</h2>
          <p>
            {settings.shippingFee === 0
              ? m.shell_terms_free_shipping()
              : m.shell_terms_shipping({ fee: formatTaka(settings.shippingFee) })}
          </p>
        </>
      )}
    </LegalArticle>
  )
}
