import { lazy, memo, Suspense, useCallback, useId, useState } from 'react'
import { m } from '#messages'
import type { Change } from './use-draft.ts'

const RichText = lazy(async () => ({ default: (await import('./RichText.tsx')).RichText }))

/** Kept by the shop, but typing flattens them. */
const BEYOND_THE_EDITOR = /<(table|dl)\b/i

/** Uncontrolled: drawn anew where `begun` is another text. */
export const SpecificationField = memo(function SpecificationField({
  specification,
  begun,
  problem,
  change,
}: {
  specification: string
  begun: string
  problem: string | undefined
  change: Change
}) {
  const id = useId()
  const [shown, setShown] = useState({ begun, html: specification })
  if (shown.begun !== begun) setShown({ begun, html: specification })
  const type = useCallback((html: string) => change({ specification: html }), [change])
  return (
    <div className="field">
      <p className="field-label" id={`${id}-label`}>
        {m.ui_specification()}
        <span className="field-optional"> {m.ui_optional()}</span>
      </p>
      <Suspense fallback={<div className="rich-text rich-text-waiting" />}>
        <RichText
          key={shown.begun}
          html={shown.html}
          labelledBy={`${id}-label`}
          describedBy={`${id}-words`}
          isInvalid={problem !== undefined}
          onType={type}
        />
      </Suspense>
      <p className="field-words" id={`${id}-words`} data-problem={problem ? true : undefined}>
        {problem ??
          (BEYOND_THE_EDITOR.test(specification) ? m.selling_table_now_change() : m.selling_fabric_fit_care())}
      </p>
    </div>
  )
})
