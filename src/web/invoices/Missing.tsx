import type { MissingFacts } from '#contract/invoices'
import type { IssuerFact } from '#contract/values/invoices'
import { m } from '#messages'
import { Link } from '../ui/Link.tsx'

const OF_SHOP: Record<IssuerFact, string> = {
  bin: m.invoices_bin(),
  name: m.invoices_registered_name(),
  address: m.invoices_issuing_address(),
}

/** Why nothing is issued, or what an invoice lacks; nothing where nothing does. */
export function Missing({ facts, isOfShop }: { facts: MissingFacts; isOfShop: boolean }) {
  if (facts.length === 0) return null
  if (!isOfShop)
    return (
      <p className="invoices-missing">
        {facts.includes('bin') ? m.invoices_missing_bin() : m.invoices_missing_address()}
      </p>
    )
  const missing = facts.map((fact) => OF_SHOP[fact]).join(', ')
  return (
    <p className="invoices-missing">
      {m.invoices_missing_of_shop({ missing })} <Link to="/dashboard/settings">{m.ui_settings()}</Link>
    </p>
  )
}
