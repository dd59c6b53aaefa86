import { m } from '#messages'
import { Link } from '../ui/Link.tsx'
import type { Steps } from './overview.ts'

interface Step {
  isDone: boolean
  text: string
  words: string
  way?: { text: string; to: string }
}

/** For a new store, instead of empty charts. */
export function FirstSteps({ steps: { store, hasPicture } }: { steps: Steps }) {
  return (
    <section className="dashboard-panel" aria-labelledby="dashboard-steps">
      <header>
        <h2 id="dashboard-steps">{m.dashboard_first_order()}</h2>
        {store.isApproved && <Link to={`/store/${store.vendorId}`}>{m.dashboard_see_public_store()}</Link>}
      </header>
      {store.isApproved && (
        <Link className="button dashboard-first" data-kind={hasPicture ? 'quiet' : undefined} to="/admin/CreateProduct">
          {m.ui_add_product()}
        </Link>
      )}
      <ol className="dashboard-steps">
        {stepsTo(store, hasPicture).map(({ isDone, text, words, way }) => (
          <li key={text} className="dashboard-step" data-done={isDone}>
            <strong>{text}</strong>
            <span className="unseen">{isDone ? m.dashboard_step_done() : m.dashboard_step_to_do()}</span>
            {!isDone && <p className="dashboard-note">{words}</p>}
            {!isDone && way && <Link to={way.to}>{way.text}</Link>}
          </li>
        ))}
      </ol>
    </section>
  )
}

function stepsTo(store: Steps['store'], hasPicture: boolean): Step[] {
  return [
    { isDone: store.isApproved, text: m.dashboard_approval(), words: m.dashboard_admin_looks_store() },
    {
      isDone: store.storeDescription.trim() !== '',
      text: m.ui_description(),
      words: m.dashboard_say_few_words(),
      way: { text: m.dashboard_edit_profile(), to: '/dashboard/profile?edit=store' },
    },
    {
      isDone: hasPicture,
      text: m.dashboard_first_product_picture(),
      words: m.dashboard_shoppers_buy_what(),
    },
    {
      isDone: false,
      text: m.dashboard_step_first_order(),
      words: m.dashboard_will_stand_here(),
    },
  ]
}
