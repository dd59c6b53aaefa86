import { type FormEvent, useState } from 'react'
import { Form, useNavigation } from 'react-router'
import type { ManagedNode } from '#contract/categories'
import { FIRST_ROOTS } from '#contract/roots'
import type { Refused } from '../auth/refused.ts'
import { useRefusal } from '../auth/use-refusal.ts'
import { Link } from '../ui/Link.tsx'
import { SubmitButton } from '../ui/SubmitButton.tsx'
import { TextField } from '../ui/TextField.tsx'
import { ParentField } from './ParentField.tsx'

/** Adds a category, or edits the one given. Without a name it is not sent (spec §5). */
export function CategoryForm({
  tree,
  category,
  refused,
}: {
  tree: ManagedNode[]
  category: ManagedNode | undefined
  refused: Refused | undefined
}) {
  const { ref, problemOf, mend } = useRefusal(refused)
  const [name, setName] = useState(category?.name ?? '')
  const [isTouched, setTouched] = useState(false)
  const isPending = useNavigation().formData !== undefined
  const isNameless = name.trim() === ''
  const submit = (event: FormEvent) => {
    if (!isNameless) return
    event.preventDefault()
    setTouched(true)
    ref.current?.querySelector<HTMLInputElement>('[name=name]')?.focus()
  }
  return (
    <Form className="categories-form" method="post" noValidate ref={ref} onInput={mend} onSubmit={submit}>
      <TextField
        label="Name"
        name="name"
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
        onBlur={() => setTouched(true)}
        required
        maxLength={80}
        autoComplete="off"
        problem={isTouched && isNameless ? 'Name is required' : problemOf('name')}
      />
      <Parent tree={tree} category={category} problem={problemOf('parentId')} />
      <p className="form-problem" role="alert" tabIndex={-1} key={refused?.at}>
        {refused && Object.keys(refused.fields).length === 0 && refused.words}
      </p>
      <div className="categories-form-buttons">
        <SubmitButton
          text={category ? 'Update Category' : 'Create Category'}
          pendingText={category ? 'Updating…' : 'Creating…'}
          isPending={isPending}
        />
        <Link className="button" data-kind="quiet" to="/admin/categories">
          Cancel
        </Link>
      </div>
    </Form>
  )
}

function Parent({
  tree,
  category,
  problem,
}: {
  tree: ManagedNode[]
  category: ManagedNode | undefined
  problem: string | undefined
}) {
  const isFirstRoot = category !== undefined && FIRST_ROOTS.includes(category.id)
  return (
    <ParentField
      label="Parent Category"
      tree={isFirstRoot ? [] : tree}
      id={category?.id}
      parentId={category?.parentId ?? null}
      problem={problem}
      hint={isFirstRoot ? 'Men, Women and Kids stay at the top.' : undefined}
    />
  )
}
