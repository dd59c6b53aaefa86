import type { OwnPapers } from '#contract/papers'
import { PAPER_KINDS } from '#contract/values/papers'
import { m } from '#messages'
import { AccountCard } from './AccountCard.tsx'
import { PaperCard } from './PaperCard.tsx'

/** What a store has handed in, what is missing, and a form for each. */
export function OwnPapersView({ own }: { own: OwnPapers }) {
  return (
    <section className="papers" aria-labelledby="papers-title">
      <h1 id="papers-title">{m.papers_title()}</h1>
      <p>{m.papers_what_they_are()}</p>
      <AccountCard own={own} />
      {PAPER_KINDS.map((kind) => (
        <PaperCard key={kind} kind={kind} papers={own.papers.filter((paper) => paper.kind === kind)} />
      ))}
    </section>
  )
}
