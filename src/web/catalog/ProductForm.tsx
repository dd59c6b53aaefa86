import { type FormEvent, useState } from 'react'
import { Form, useActionData, useNavigation, useSubmit } from 'react-router'
import type { CategoryNode } from '#contract/categories'
import type { ManagedProduct } from '#contract/managed-products'
import type { Refused } from '../auth/refused.ts'
import { confirmed } from '../ui/dialogs.tsx'
import { SubmitButton } from '../ui/SubmitButton.tsx'
import { ChartField, type EarlierChart } from './ChartField.tsx'
import { PictureField } from './PictureField.tsx'
import { ProductTexts } from './ProductTexts.tsx'
import { pictureProblem, problemsOf } from './product-problems.ts'
import { SizesField } from './SizesField.tsx'
import { formOf, type TypedProduct, typedOf } from './typed-product.ts'
import { useDraft, useProblems } from './use-product-form.ts'

interface Props {
  /** Null: a new one. */
  product: ManagedProduct | null
  /** Where the draft is kept. */
  place: string
  tree: CategoryNode[]
  charts: EarlierChart[]
  onDiscard: () => void
}

/** One form for adding and editing. What is typed is kept in this tab until it is saved or discarded. */
export function ProductForm({ product, place, tree, charts, onDiscard }: Props) {
  const { typed, setTyped, picture, setPicture, isChanged, wasFound } = useDraft(place, typedOf(product))
  const { refused, refuse, isPending } = useRefused()
  const { ref, problemOf, hasProblem, mend } = useProblems(refused)
  const submit = useSubmit()

  const change = (part: Partial<TypedProduct>, mended?: string) => {
    setTyped((before) => ({ ...before, ...part }))
    mend(mended ? [mended] : Object.keys(part))
  }
  const choosePicture = (chosen: File) => {
    const problem = pictureProblem(chosen)
    if (problem) return refuse({ imageFile: problem })
    setPicture(chosen)
    change({ pictureName: chosen.name, isPictureRemoved: false })
    mend(['imageFile'])
  }
  const removePicture = () => {
    setPicture(null)
    change({ pictureName: '', isPictureRemoved: picture === null })
    mend(['imageFile'])
  }
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (isPending) return
    const problems = problemsOf(typed, picture)
    refuse(problems)
    if (Object.keys(problems).length === 0)
      // At once, so that the second press of a double click finds the button waiting.
      void submit(formOf(typed, picture), { method: 'post', encType: 'multipart/form-data', flushSync: true })
  }
  const discard = async () => {
    if (await confirmed('Discard what you typed and did not save?', 'Discard')) onDiscard()
  }

  const part = { typed, change, problemOf }
  const isMended = Object.keys(refused?.fields ?? {}).length > 0 && !hasProblem
  return (
    <Form className="manage-form" method="post" noValidate ref={ref} onSubmit={save} aria-busy={isPending}>
      {wasFound && isChanged && <DraftNotice />}
      <div className="manage-form-columns">
        <ProductTexts {...part} tree={tree} saved={product} />
        <div className="manage-form-side">
          <PictureField
            {...part}
            picture={picture}
            saved={product?.imagePath ?? null}
            onChoose={choosePicture}
            onRemove={removePicture}
          />
          <SizesField {...part} />
          <ChartField {...part} charts={charts} />
        </div>
      </div>
      <div className="manage-form-end">
        <p className="form-problem" role="alert" tabIndex={-1} key={refused?.at}>
          {!isMended && refused?.words}
        </p>
        <SubmitButton text={product ? 'Update' : 'Add'} pendingText="Saving…" isPending={isPending} />
        {isChanged && (
          <button className="button" data-kind="quiet" type="button" disabled={isPending} onClick={discard}>
            Discard draft
          </button>
        )}
      </div>
    </Form>
  )
}

function DraftNotice() {
  return (
    <p className="manage-draft" role="status">
      This is what you typed before and did not save yet.
    </p>
  )
}

/** Why the form was not taken: by a look at it before it is sent, else by the server. */
function useRefused() {
  // What was refused before this form was drawn is not about it.
  const [since] = useState(Date.now)
  const [unready, setUnready] = useState<Refused>()
  const answered = useActionData<Refused>()
  const isPending = useNavigation().formData !== undefined
  const byServer = answered && answered.at >= since && !isPending ? answered : undefined
  const refuse = (fields: Record<string, string>) =>
    setUnready(
      Object.keys(fields).length > 0 ? { words: 'Please check the marked fields.', fields, at: Date.now() } : undefined,
    )
  return { refused: unready ?? byServer, refuse, isPending }
}
