import { useId } from 'react'
import type { ManagedNode } from '#contract/categories'
import { m } from '#messages'
import { parentsFor } from './branches.ts'

export function ParentField({
  label,
  tree,
  id,
  parentId,
  onChoose,
  problem,
  hint,
}: {
  label: string
  tree: ManagedNode[]
  id?: number | undefined
  parentId: number | null
  /** Absent: uncontrolled. */
  onChoose?: (parentId: string) => void
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
        {...(onChoose
          ? { value: parentId ?? '', onChange: ({ target }) => onChoose(target.value) }
          : { defaultValue: parentId ?? '' })}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem || hint ? `${fieldId}-words` : undefined}
      >
        <option value="">{m.categories_none()}</option>
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
