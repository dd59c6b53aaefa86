import { useMemo, useState } from 'react'
import { useNavigation } from 'react-router'
import type { ManagedNode } from '#contract/categories'
import { LONGEST_CATEGORY } from '#contract/values/limits'
import { FIRST_ROOTS } from '#contract/values/roots'
import { m } from '#messages'
import { useTextEdit } from '../platform/use-text-edit.ts'
import { BothValues } from '../ui/form/BothValues.tsx'
import { FormProblem } from '../ui/form/FormProblem.tsx'
import type { Refused } from '../ui/form/refused.ts'
import { SentForm } from '../ui/form/SentForm.tsx'
import { SubmitButton } from '../ui/form/SubmitButton.tsx'
import { TextField } from '../ui/form/TextField.tsx'
import { focusOnProblem, useRefusal } from '../ui/form/use-refusal.ts'
import { Link } from '../ui/Link.tsx'
import { CATEGORY_TEXTS, parentIdOf, typedCategory } from './category-edit.ts'
import { ParentField } from './ParentField.tsx'
import { pathTo } from './path-to.ts'

/** Not sent without a name (spec §5). */
export function CategoryForm({
  tree,
  category,
  refused,
}: {
  tree: ManagedNode[]
  category: ManagedNode | undefined
  refused: Refused | undefined
}) {
  const refusal = useRefusal(refused)
  const { problemOf } = refusal
  const shop = useMemo(() => typedCategory(category), [category])
  const { typed, from, conflicts, type, choose } = useTextEdit(CATEGORY_TEXTS, shop)
  const [isTouched, setTouched] = useState(false)
  const isPending = useNavigation().formData !== undefined
  const isNameless = typed.name.trim() === ''
  const maySend = (form: HTMLFormElement) => {
    if (conflicts.length > 0) focusOnProblem(form)
    if (isNameless) {
      setTouched(true)
      form.querySelector<HTMLInputElement>('[name=name]')?.focus()
    }
    return conflicts.length === 0 && !isNameless
  }
  const isChosen = refused?.isOutdated && conflicts.length === 0
  return (
    <SentForm className="categories-form" refusal={refusal} isPending={isPending} maySend={maySend}>
      <input type="hidden" name="from" value={JSON.stringify(from)} />
      <input type="hidden" name="fromVersion" value={category?.version ?? ''} />
      <TextField
        label={m.ui_name()}
        name="name"
        value={typed.name}
        onChange={(event) => type('name', event.currentTarget.value)}
        onBlur={() => setTouched(true)}
        required
        maxLength={LONGEST_CATEGORY}
        autoComplete="off"
        problem={isTouched && isNameless ? m.categories_name_required() : problemOf('name')}
      />
      {conflicts.includes('name') && (
        <BothValues of={m.ui_name()} shop={shop.name} mine={typed.name} onChoose={(kept) => choose('name', kept)} />
      )}
      <Parent
        tree={tree}
        category={category}
        parentId={parentIdOf(typed)}
        problem={problemOf('parentId')}
        onChoose={(parentId) => type('parentId', parentId)}
      />
      {conflicts.includes('parentId') && (
        <BothValues
          of={m.categories_parent_category()}
          shop={wayTo(tree, parentIdOf(shop))}
          mine={wayTo(tree, parentIdOf(typed))}
          onChoose={(kept) => choose('parentId', kept)}
        />
      )}
      <FormProblem refused={refused}>
        {refused && Object.keys(refused.fields).length === 0 && !isChosen && refused.words}
      </FormProblem>
      <div className="categories-form-buttons">
        <SubmitButton
          text={category ? m.categories_update_category() : m.categories_create_category()}
          pendingText={category ? m.categories_updating() : m.categories_creating()}
          isPending={isPending}
        />
        <Link className="button" data-kind="quiet" to="/admin/categories">
          {m.ui_cancel()}
        </Link>
      </div>
    </SentForm>
  )
}

function wayTo(tree: ManagedNode[], id: number | null): string {
  if (id === null) return m.categories_none()
  return pathTo(tree, id)
    .map(({ name }) => name)
    .join(' › ')
}

function Parent({
  tree,
  category,
  parentId,
  problem,
  onChoose,
}: {
  tree: ManagedNode[]
  category: ManagedNode | undefined
  parentId: number | null
  problem: string | undefined
  onChoose: (parentId: string) => void
}) {
  const isFirstRoot = category !== undefined && FIRST_ROOTS.includes(category.id)
  return (
    <ParentField
      label={m.categories_parent_category()}
      tree={isFirstRoot ? [] : tree}
      id={category?.id}
      parentId={parentId}
      onChoose={onChoose}
      problem={problem}
      hint={isFirstRoot ? m.categories_men_women_kids() : undefined}
    />
  )
}
