import { useId } from 'react'
import type { ManagedNode } from '#contract/categories'
import { parentsFor } from './branches.ts'

/** A choice among all categories that may be the parent of the category `id`. */
export function ParentField({
  label,
  tree,
  id,
  parentId,
  problem,
  hint,
}: {
  label: string
  tree: ManagedNode[]
  id?: number | undefined
  parentId: number | null
  problem?: string | undefined
  hint?: string | undefined
}) {
  const fieldId = useId()
  return (
    <div className="field">
      <label htmlFor={fieldId}>{label}</label>
      <select
        id={fieldId}
        name="parentId"
        defaultValue={parentId ?? ''}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem || hint ? `${fieldId}-words` : undefined}
      >
        <option value="">-- None --</option>
        {parentsFor(tree, id).map((choice) => (
          <option key={choice.id} value={choice.id}>
            {'\u2003'.repeat(choice.depth) + choice.name}
          </option>
        ))}
      </select>
      {(problem || hint) && (
        <p className="field-words" id={`${fieldId}-words`} data-problem={problem ? true : undefined}>
          {problem ?? hint}
        </p>
      )}
    </div>
  )
}
