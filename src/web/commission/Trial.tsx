import { useEffect, useRef } from 'react'
import type { RuleTrial } from '#contract/commission'
import { formatTaka } from '#contract/values/money'
import { LOCALE, m } from '#messages'
import { TableHead } from '../ui/list/TableHead.tsx'

const monthOf = new Intl.DateTimeFormat(LOCALE, { timeZone: 'UTC', month: 'long', year: 'numeric' })

/** What the last month would have cost each store under a rule that is not there yet. */
export function Trial({ trial: { name, month: of, total, stores } }: { trial: RuleTrial & { name: string } }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const month = monthOf.format(new Date(`${of}-01`))
  const title = m.commission_trial_title({ month, name })
  const columns = [m.ui_store(), m.commission_trial_sold(), m.commission_trial_frozen(), m.commission_trial_tried()]
  return (
    <section className="commission-trial panel" aria-labelledby="commission-trial-title">
      <h2 id="commission-trial-title" ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {stores.length === 0 ? (
        <p>{m.commission_trial_none({ month })}</p>
      ) : (
        <>
          <p>{m.commission_trial_words({ month })}</p>
          <table className="list-table">
            <caption className="unseen">{title}</caption>
            <TableHead columns={columns} />
            <tbody>
              <Row name={m.commission_all_stores()} costs={total} />
              {stores.map((store) => (
                <Row key={store.id} name={store.name} costs={store} />
              ))}
            </tbody>
          </table>
        </>
      )}
    </section>
  )
}

function Row({ name, costs: { sold, frozen, tried } }: { name: string; costs: RuleTrial['total'] }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      <td data-label={m.commission_trial_sold()}>{formatTaka(sold)}</td>
      <td data-label={m.commission_trial_frozen()}>{chargedWords(frozen)}</td>
      <td data-label={m.commission_trial_tried()}>{chargedWords(tried)}</td>
    </tr>
  )
}

function chargedWords({ commission, vat }: RuleTrial['total']['tried']): string {
  return m.commission_with_vat({ commission: formatTaka(commission), vat: formatTaka(vat) })
}
