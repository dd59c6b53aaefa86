const STEPS = [
  { title: 'Tell us about your store', text: 'Five fields, two minutes.' },
  { title: 'We have a look', text: 'Until your store is approved, you can shop like any customer.' },
  { title: 'Start selling', text: 'Put up your products and follow your orders in your dashboard.' },
]

/** The way from a form to a store that sells. */
export function NextSteps() {
  return (
    <aside className="auth-steps" aria-labelledby="auth-steps-title">
      <h2 id="auth-steps-title">What happens next</h2>
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
