import { useEffect, useRef } from 'react'
import type { RuleTrial } from '#contract/commission'
import { formatTaka } from '#contract/values/money'
import { LOCALE, m } from '#messages'
import { type Column, DataTable } from '../ui/list/DataTable.tsx'

const monthOf = new Intl.DateTimeFormat(LOCALE, { timeZone: 'UTC', month: 'long', year: 'numeric' })

const COLUMNS: Column<RuleTrial['stores'][number]>[] = [
  { head: m.ui_store(), kind: 'title', cell: ({ name }) => name },
  { head: m.commission_trial_sold(), cell: ({ sold }) => formatTaka(sold) },
  { head: m.commission_trial_frozen(), cell: ({ frozen }) => chargedWords(frozen) },
  { head: m.commission_trial_tried(), cell: ({ tried }) => chargedWords(tried) },
]

/** What the last month would have cost each store under a rule that is not there yet. */
export function Trial({ trial: { name, month: of, total, stores } }: { trial: RuleTrial & { name: string } }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const month = monthOf.format(new Date(`${of}-01`))
  const title = m.commission_trial_title({ month, name })
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
          <DataTable
            caption={title}
            columns={COLUMNS}
            rows={[{ id: 0, name: m.commission_all_stores(), ...total }, ...stores]}
            keyOf={({ id }) => id}
          />
        </>
      )}
    </section>
  )
}

function chargedWords({ commission, vat }: RuleTrial['total']['tried']): string {
  return m.commission_with_vat({ commission: formatTaka(commission), vat: formatTaka(vat) })
}
