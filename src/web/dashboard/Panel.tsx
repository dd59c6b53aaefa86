import { type ReactNode, useId } from 'react'

export function Panel({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className="dashboard-panel" aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        {note && <p className="dashboard-note">{note}</p>}
      </header>
      {children}
    </section>
  )
}
