import { lazy, Suspense, useId } from 'react'
import type { FormPart } from './use-product-form.ts'

const RichText = lazy(async () => ({ default: (await import('./RichText.tsx')).RichText }))

/** Tags that the shop keeps and the editor has no tools for: typing turns them into plain paragraphs. */
const BEYOND_THE_EDITOR = /<(table|dl)\b/i

export function SpecificationField({ typed: { specification }, change, problemOf }: FormPart) {
  const id = useId()
  const problem = problemOf('specification')
  return (
    <div className="field">
      <p className="field-label" id={`${id}-label`}>
        Specification<span className="field-optional"> (optional)</span>
      </p>
      <Suspense fallback={<div className="manage-rich manage-rich-waiting" />}>
        <RichText
          html={specification}
          labelledBy={`${id}-label`}
          describedBy={`${id}-words`}
          isInvalid={problem !== undefined}
          onType={(html) => change({ specification: html })}
        />
      </Suspense>
      <p className="field-words" id={`${id}-words`} data-problem={problem ? true : undefined}>
        {problem ??
          (BEYOND_THE_EDITOR.test(specification)
            ? 'It has a table now. A change here turns the table into lines.'
            : 'Fabric, fit, care and whatever else a shopper asks.')}
      </p>
    </div>
  )
}
