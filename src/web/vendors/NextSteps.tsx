import { m } from '#messages'

const STEPS = [
  { title: m.vendors_tell_us_about(), text: m.vendors_five_fields_two() },
  { title: m.vendors_we_look(), text: m.vendors_until_store_approved() },
  { title: m.vendors_start_selling(), text: m.vendors_put_up_products() },
]

export function NextSteps() {
  return (
    <aside className="vendor-register-steps" aria-labelledby="auth-steps-title">
      <h2 id="auth-steps-title">{m.ui_what_happens_next()}</h2>
      <ol>
        {STEPS.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </aside>
  )
}
