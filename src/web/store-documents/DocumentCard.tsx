import type { StoreDocument } from '#contract/store-documents'
import { documentKindWords } from '#contract/values/store-document-words'
import type { DocumentKind } from '#contract/values/store-documents'
import { CardHead } from './CardHead.tsx'
import { DocumentForm } from './DocumentForm.tsx'
import { NextWords } from './NextWords.tsx'

/** A kind of document: the approved one, what was handed in since, and a form for another. */
export function DocumentCard({ kind, papers }: { kind: DocumentKind; papers: StoreDocument[] }) {
  const approved = papers.find(({ state }) => state === 'approved')
  const next = papers.find(({ state }) => state !== 'approved')
  return (
    <section className="documents-card panel" aria-label={documentKindWords(kind)}>
      <CardHead title={documentKindWords(kind)} isApproved={approved !== undefined} next={next} />
      {approved && <Facts of={approved} />}
      {next && (
        <>
          <Facts of={next} />
          <NextWords next={next} />
        </>
      )}
      <DocumentForm key={Math.max(0, ...papers.map(({ id }) => id))} kind={kind} />
    </section>
  )
}

function Facts({ of: { number, holder, address } }: { of: StoreDocument }) {
  return <p className="documents-facts">{[number, holder, address].filter(Boolean).join(', ')}</p>
}
