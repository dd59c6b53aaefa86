import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router'
import type { Label } from '#contract/fulfilment'
import { MOST_AT_ONCE } from '#contract/values/limits'
import { m } from '#messages'
import { call } from '../platform/call.ts'
import { requireSession } from '../platform/guards.ts'
import { Link } from '../ui/Link.tsx'
import { Notice } from '../ui/Notice.tsx'
import { ParcelLabel } from './ParcelLabel.tsx'

const SHEETS = ['10x15', 'A4'] as const

export async function loader({ request }: LoaderFunctionArgs): Promise<Label[]> {
  requireSession(request, ['Admin', 'Vendor'])
  const asked = (new URL(request.url).searchParams.get('ids') ?? '').split(',').filter((id) => /^\d{1,15}$/.test(id))
  if (asked.length === 0) return []
  return (await call('GET /api/parcels/labels', { query: { ids: asked.slice(0, MOST_AT_ONCE).join() } })).labels
}

/** Labels for many parcels in one go: one on each sheet of 10 × 15 cm, or four on A4. */
export function Component() {
  const labels = useLoaderData<Label[]>()
  const [query, setQuery] = useSearchParams()
  const sheet = SHEETS.find((each) => each === query.get('sheet')) ?? SHEETS[0]
  const back = { text: m.ui_parcels(), to: '/dashboard/parcels?list=to_hand_over' }
  if (labels.length === 0) return <Notice title={m.labels_none()} text={m.labels_none_words()} action={back} />
  return (
    <div className="labels" data-sheet={sheet}>
      <header className="labels-ways">
        <div>
          <Link to={back.to}>{back.text}</Link>
          <h1>{m.labels_title()}</h1>
        </div>
        <label>
          {m.labels_paper()}{' '}
          <select
            className="input"
            value={sheet}
            onChange={({ target }) =>
              setQuery(
                { ids: query.get('ids') ?? '', sheet: target.value },
                { replace: true, preventScrollReset: true },
              )
            }
          >
            <option value="10x15">{m.labels_small()}</option>
            <option value="A4">{m.labels_four_on_a4()}</option>
          </select>
        </label>
        <button className="button" type="button" onClick={() => print()}>
          {m.labels_print({ count: labels.length })}
        </button>
      </header>
      <div className="labels-sheets">
        {labels.map((label) => (
          <ParcelLabel key={label.parcelId} label={label} />
        ))}
      </div>
    </div>
  )
}
