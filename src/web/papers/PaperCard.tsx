import type { Paper } from '#contract/papers'
import { PAPER_KIND_WORDS } from '#contract/values/paper-words'
import type { PaperKind } from '#contract/values/papers'
import { CardHead } from './CardHead.tsx'
import { NextWords } from './NextWords.tsx'
import { PaperForm } from './PaperForm.tsx'

/** A kind of paper: the approved one, what was handed in since, and a form for another. */
export function PaperCard({ kind, papers }: { kind: PaperKind; papers: Paper[] }) {
  const approved = papers.find(({ state }) => state === 'approved')
  const next = papers.find(({ state }) => state !== 'approved')
  return (
    <section className="papers-card panel" aria-label={PAPER_KIND_WORDS[kind]}>
      <CardHead title={PAPER_KIND_WORDS[kind]} isApproved={approved !== undefined} next={next} />
      {approved && <Facts of={approved} />}
      {next && (
        <>
          <Facts of={next} />
          <NextWords next={next} />
        </>
      )}
      <PaperForm key={Math.max(0, ...papers.map(({ id }) => id))} kind={kind} />
    </section>
  )
}

function Facts({ of: { number, holder, address } }: { of: Paper }) {
  return <p className="papers-facts">{[number, holder, address].filter(Boolean).join(', ')}</p>
}
