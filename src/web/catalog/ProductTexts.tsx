import { useId } from 'react'
import type { CategoryNode } from '#contract/categories'
import type { ManagedProduct } from '#contract/managed-products'
import { TextArea } from '../ui/TextArea.tsx'
import { TextField } from '../ui/TextField.tsx'
import { CategoryOptions } from './CategoryOptions.tsx'
import { pathTo } from './CategoryTree.tsx'
import { SpecificationField } from './SpecificationField.tsx'
import { TagsField } from './TagsField.tsx'
import type { FormPart } from './use-product-form.ts'

type TextName = 'name' | 'description' | 'price' | 'compareAtPrice'

interface Props extends FormPart {
  tree: CategoryNode[]
  saved: ManagedProduct | null
}

/** What a product is and costs, in words. Lengths are those the contract takes. */
export function ProductTexts({ tree, saved, ...part }: Props) {
  const { typed, change, problemOf } = part
  const text = (label: string, name: TextName, maxLength: number) => ({
    label,
    name,
    maxLength,
    autoComplete: 'off',
    value: typed[name],
    problem: problemOf(name),
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
  })
  return (
    <div className="manage-form-main">
      <CategoryField {...part} tree={tree} saved={saved} />
      <TextField {...text('Name', 'name', 160)} required />
      <TextArea {...text('Description', 'description', 5000)} />
      <SpecificationField {...part} />
      <div className="manage-form-pair">
        <TextField {...text('Price (৳)', 'price', 16)} required inputMode="decimal" />
        <TextField
          {...text('Compare-at price (৳)', 'compareAtPrice', 16)}
          inputMode="decimal"
          hint="The earlier price, shown struck through."
        />
      </div>
      <TagsField {...part} />
    </div>
  )
}

function CategoryField({ typed: { category }, change, problemOf, tree, saved }: Props) {
  const id = useId()
  const problem = problemOf('category')
  const isUnlisted = saved !== null && pathTo(tree, saved.categoryId).length === 0
  const isHidden = category !== '' && !isShown(pathTo(tree, Number(category)))
  return (
    <div className="field">
      <label htmlFor={id}>Category</label>
      <select
        id={id}
        name="category"
        required
        value={category}
        aria-invalid={problem ? true : undefined}
        aria-describedby={`${id}-words`}
        onChange={({ target }) => change({ category: target.value })}
      >
        <option value="">Choose a category…</option>
        <CategoryOptions tree={tree} />
        {isUnlisted && <option value={saved.categoryId}>{saved.categoryName} (hidden)</option>}
      </select>
      <p className="field-words" id={`${id}-words`} data-problem={problem ? true : undefined}>
        {problem ?? (isHidden ? 'This category is hidden: shoppers do not see the product.' : undefined)}
      </p>
    </div>
  )
}

/** A category is shown with all above it; one that is not in the reader’s tree is not. */
function isShown(path: CategoryNode[]): boolean {
  return path.length > 0 && path.every(({ isActive }) => isActive)
}
